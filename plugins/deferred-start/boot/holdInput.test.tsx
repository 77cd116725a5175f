import { fireEvent, screen } from '@testing-library/react';
import { holdInput } from './holdInput';
import { partOf } from './parts';

const onHeld = jest.fn<void, [isPage: boolean]>();
const { actionsIn } = holdInput(onHeld);

function show(page: string, demo = ''): void {
  document.body.innerHTML = `<div id="__docusaurus">${page}<div data-demo-preview>${demo}</div></div>`;
}

const labeled = (name: string) => screen.getByLabelText(name);
const heldIn = (part: Parameters<typeof actionsIn>[0]) =>
  actionsIn(part).map(({ type, event }) => (event instanceof KeyboardEvent ? event.key : type));
/** Presses a key; returns whether it was held: the browser does nothing then. */
const isHeld = (target: Element, init: KeyboardEventInit) => !fireEvent.keyDown(target, init);

beforeEach(() => {
  actionsIn(document).length = 0;
  delete document.documentElement.dataset.loading;
  onHeld.mockReset();
});

describe('input in a demo', () => {
  it.each(['focus', 'press', 'press on its label', 'dictated text'])(
    'starts the app at a %s',
    (kind) => {
      show('', '<label for="agreed">Terms</label><input type="checkbox" id="agreed"><b>Text</b>');
      const field = labeled('Terms');
      if (kind === 'focus') field.focus();
      else if (kind === 'press') screen.getByText('Text').click();
      else if (kind === 'press on its label') screen.getByText('Terms').click();
      else fireEvent.input(field);
      expect(onHeld).toHaveBeenCalled();
      expect(onHeld).not.toHaveBeenCalledWith(true);
    },
  );

  it('is held for selects of UI kits that open at Enter and Space, and for no other combobox', () => {
    show(
      '',
      `<div role="combobox" tabindex="0" aria-label="MUI"></div>
      <input role="combobox" readonly aria-label="antd">
      <input role="combobox" aria-label="text">
      <button role="combobox" aria-label="Radix"></button>`,
    );
    for (const key of ['Enter', ' ', 'ArrowDown']) {
      for (const name of ['MUI', 'antd']) expect(isHeld(labeled(name), { key })).toBe(true);
    }
    for (const name of ['text', 'Radix']) {
      expect(isHeld(labeled(name), { key: 'Enter' })).toBe(false);
    }
    const keys = ['Enter', 'Enter', ' ', ' ', 'ArrowDown', 'ArrowDown'];
    expect(heldIn(partOf(labeled('MUI')))).toEqual(keys);
  });
});

it('leaves keys with Shift to the browser, which selects text, except on sliders', () => {
  show(
    '',
    '<input role="combobox" aria-label="text"><div role="slider" aria-label="slider"></div>',
  );
  for (const key of ['Home', 'End', 'ArrowLeft']) {
    expect(isHeld(labeled('text'), { key, shiftKey: true })).toBe(false);
    expect(isHeld(labeled('slider'), { key, shiftKey: true })).toBe(true);
  }
});

describe('a key on a control of the page', () => {
  it('is left to the browser if it has a modifier, or if the control does not handle it', () => {
    show(`
      <button role="tab" aria-label="tab"></button>
      <button popovertarget="menu" aria-label="menu"></button>
      <div role="toolbar"><button popovertarget="more" aria-label="more"></button></div>`);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      for (const key of ['ArrowLeft', 'Home', 'End'])
        expect(isHeld(labeled('tab'), { key, [modifier]: true })).toBe(false);
    }
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      expect(isHeld(labeled('tab'), { key })).toBe(true);
      expect(isHeld(labeled('menu'), { key })).toBe(false);
      expect(isHeld(labeled('more'), { key })).toBe(true);
    }
    for (const key of ['ArrowUp', 'ArrowDown']) {
      expect(isHeld(labeled('menu'), { key })).toBe(true);
      expect(isHeld(labeled('more'), { key })).toBe(true);
    }
  });
});

describe('the search that a reader has asked for', () => {
  const PAGE = `
    <button aria-keyshortcuts="Control+K /">Search</button>
    <button>Open</button>
    <button popovertarget="menu">Menu</button>
    <a href="#here">Link</a><p>Text</p>`;

  beforeEach(() => {
    show(PAGE, '<input aria-label="Name">');
    screen.getByText('Open').click();
    document.documentElement.dataset.loading = 'app';
    screen.getByText('Search').click();
    fireEvent.keyDown(document.body, { key: 'f' });
    expect(heldIn(document)).toEqual(['click', 'click', 'f']);
  });

  it.each([
    { name: 'presses Escape', act: () => fireEvent.keyDown(document.body, { key: 'Escape' }) },
    { name: 'presses Tab', act: () => fireEvent.keyDown(document.body, { key: 'Tab' }) },
    { name: 'follows a link', act: () => screen.getByText('Link').click() },
    { name: 'presses text', act: () => screen.getByText('Text').click() },
    { name: 'presses into a demo', act: () => labeled('Name').click() },
  ])('is given up if the reader $name', ({ act }) => {
    act();
    expect(heldIn(document)).toEqual(['click']);
    expect(document.documentElement.dataset.loading).toBeUndefined();
    for (const key of ['Enter', 'x']) {
      expect(isHeld(screen.getByText('Link'), { key })).toBe(false);
    }
  });

  it('is not given up by a press of a button of the page, which may be its own or Retry', () => {
    screen.getByText('Open').click();
    screen.getByText('Search').click();
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(heldIn(document)).toEqual(['click', 'click', 'f', 'click', 'click', 'x']);
  });

  it('is given up at Escape like a menu', () => {
    actionsIn(document).length = 0;
    expect(isHeld(screen.getByText('Menu'), { key: 'ArrowDown' })).toBe(true);
    fireEvent.keyDown(screen.getByText('Menu'), { key: 'Escape' });
    expect(heldIn(document)).toEqual([]);
  });

  it('gets what is pasted, between the keys before and after it', () => {
    const clipboardData = { getData: () => 'Item' };
    expect(fireEvent.paste(document.body, { clipboardData })).toBe(false);
    fireEvent.keyDown(document.body, { key: 's' });
    expect(heldIn(document)).toEqual(['click', 'click', 'f', 'keydown', 's']);
    expect(actionsIn(document)[3].event).toHaveProperty('text', 'Item');
  });

  it('gets no picture, and nothing that is pasted into a field', () => {
    const picture = { getData: () => '' };
    expect(fireEvent.paste(document.body, { clipboardData: picture })).toBe(true);
    const clipboardData = { getData: () => 'Ada' };
    expect(fireEvent.paste(labeled('Name'), { clipboardData })).toBe(true);
    expect(heldIn(document)).toEqual(['click', 'click', 'f']);
  });

  it('gets the text, and not the field that has had the focus', () => {
    actionsIn(document).length = 0;
    labeled('Name').focus();
    fireEvent.keyDown(labeled('Name'), { key: 'k', ctrlKey: true });
    expect(document.body).toHaveFocus();
    expect(isHeld(document.activeElement!, { key: 'x' })).toBe(true);
    expect(heldIn(document)).toEqual(['k', 'x']);
  });
});
