import { render, screen } from '@testing-library/react';
import type { ClientModule } from '@docusaurus/types';
import loading from './client';
import { LoadingBar } from './LoadingBar';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

const flag = () => document.documentElement.getAttribute('data-loading');
type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];
const update = (from: string | null, to: string) =>
  ({ previousLocation: from && { pathname: from }, location: { pathname: to } }) as RouteUpdate;

test('the bar has a role and a name, and the text is visible', () => {
  render(<LoadingBar />);
  expect(screen.getByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

test.each([
  ['another page', update('/a', '/b'), 'true'],
  ['another position on the page', update('/a', '/a'), null],
  ['the first page, which is prerendered', update(null, '/a'), null],
])('the loading flag during navigation to %s', (_, route, expected) => {
  loading.onRouteUpdate!(route);
  expect(flag()).toBe(expected);
  loading.onRouteDidUpdate!(route);
  expect(flag()).toBeNull();
});

it.each([
  ['app', null],
  ['page', 'page'],
])('the flag %s from before the app is %s once the app runs', (before, expected) => {
  document.documentElement.dataset.loading = before;
  loading.onRouteDidUpdate!(update(null, '/a'));
  expect(flag()).toBe(expected);
  document.documentElement.removeAttribute('data-loading');
});

describe('a press on a link, while a page loads,', () => {
  /** Presses a link, and returns whether it was ignored. */
  function press(href: string, init: MouseEventInit = {}): boolean {
    render(<a href={href}>link</a>);
    let isIgnored = false;
    const look = (event: MouseEvent) => {
      isIgnored = event.defaultPrevented;
      // jsdom cannot navigate.
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    screen
      .getByText('link')
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return isIgnored;
  }

  beforeEach(() => loading.onRouteUpdate!(update('/a', '/b')));
  afterEach(() => loading.onRouteDidUpdate!(update('/a', '/b')));

  it('is ignored if it is the link of that page', () => {
    expect(press(location.href)).toBe(true);
  });

  it.each<[string, string, MouseEventInit]>([
    ['to another page', '/c', {}],
    ['to a place on the page', '#place', {}],
    ['that opens another tab', location.href, { ctrlKey: true }],
  ])('%s is not', (_, href, init) => {
    expect(press(href, init)).toBe(false);
  });

  it('is not once the page is loaded', () => {
    loading.onRouteDidUpdate!(update('/a', '/b'));
    expect(press(location.href)).toBe(false);
  });
});
