import { screen } from '@testing-library/react';
import { isLeaving, watchNavigations } from './navigations';

// Not implemented by jsdom.
const hidePopover = jest.fn();
const navigation = new EventTarget();
Object.assign(HTMLElement.prototype, { hidePopover });
Object.assign(window, { navigation });

const root = document.documentElement;
watchNavigations();

beforeEach(() => {
  hidePopover.mockReset();
  delete root.dataset.loading;
});
// A followed link sets the flag once more in a later task.
afterEach(() => new Promise((resolve) => setTimeout(resolve)));

describe('a press on a link', () => {
  it('shows the loading bar for another page, until this one is shown again', () => {
    document.body.innerHTML = '<a href="/other">Page</a><a href="/file.zip">File</a>';
    screen.getByText('File').click();
    expect(isLeaving()).toBe(false);
    screen.getByText('Page').click();
    expect(root.dataset.loading).toBeDefined();
    expect(isLeaving()).toBe(true);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.dataset.loading).toBeUndefined();
    expect(isLeaving()).toBe(false);
  });

  it('shows the loading bar until the reader stops the browser', () => {
    document.body.innerHTML = '<a href="/other">Page</a>';
    screen.getByText('Page').click();
    navigation.dispatchEvent(new Event('navigateerror'));
    expect(isLeaving()).toBe(false);
    expect(root.dataset.loading).toBeUndefined();
  });

  it('shows the loading bar if it ends the navigation to an earlier page', () => {
    jest.useFakeTimers();
    document.body.innerHTML = '<a href="/one">One</a><a href="/two">Two</a>';
    screen.getByText('One').click();
    screen.getByText('Two').click();
    navigation.dispatchEvent(new Event('navigateerror'));
    jest.runAllTimers();
    jest.useRealTimers();
    expect(isLeaving()).toBe(true);
  });

  it('leaves the loading bar of the app when another navigation ends', () => {
    root.dataset.loading = 'app';
    navigation.dispatchEvent(new Event('navigateerror'));
    expect(root.dataset.loading).toBe('app');
  });

  it.each([
    ['shows the loading bar for a page of another language, which names this tab', '_self', true],
    ['shows none for another tab', '_blank', false],
  ])('%s', (_, target, expected) => {
    document.body.innerHTML = `<a href="/other" target="${target}">Page</a>`;
    screen.getByText('Page').click();
    expect(isLeaving()).toBe(expected);
  });

  it('closes the contents of small windows, and no other details', () => {
    document.body.innerHTML = `
      <details class="theme-doc-toc-mobile" open><summary>Contents</summary><a href="#a">A</a></details>
      <details open><summary>More</summary><a href="#b">B</a></details>`;
    const [contents, more] = document.querySelectorAll('details');
    screen.getByText('Contents').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    contents.open = true;
    screen.getByText('B').click();
    expect([contents.open, more.open]).toEqual([true, true]);
    screen.getByText('A').click();
    expect([contents.open, more.open]).toEqual([false, true]);
  });

  it('closes the popover that it is in', () => {
    document.body.innerHTML =
      '<div popover><a href="#a">Link</a><button>Button</button></div><a href="#b">Other</a>';
    screen.getByText('Button').click();
    screen.getByText('Other').click();
    expect(hidePopover).not.toHaveBeenCalled();
    screen.getByText('Link').click();
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
