import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popup } from './Popup';

/** A list whose items are rendered only while it is open. */
function List() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popup face="Open in…" onToggle={setOpen}>
      {isOpen &&
        ['First', 'Second', 'Last'].map((name) => (
          <li key={name}>
            <button>{name}</button>
          </li>
        ))}
    </Popup>
  );
}

// jsdom has no popovers.
const { matches } = Element.prototype;
beforeEach(() => {
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
    return selectors === ':popover-open'
      ? this.hasAttribute('open')
      : matches.call(this, selectors as string);
  });
  HTMLElement.prototype.togglePopover = function (force) {
    const isOpen = this.hasAttribute('open');
    const opens = typeof force === 'boolean' ? force : !isOpen;
    if (opens === isOpen) return isOpen;
    const newState = opens ? 'open' : 'closed';
    this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    return this.toggleAttribute('open', opens);
  };
});
afterEach(() => jest.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

it.each([
  ['ArrowDown', 'First'],
  ['ArrowUp', 'Last'],
])('%s on the button opens the list and leads to an item at once', async (key, name) => {
  render(<List />);
  button('Open in…').focus();
  await userEvent.keyboard(`{${key}}`);
  expect(button(name)).toHaveFocus();
});

it.each(['Alt', 'Control', 'Meta'])('leaves keys with %s to the browser', async (modifier) => {
  render(<List />);
  button('Open in…').focus();
  await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
  expect(button('Open in…')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.keyboard(`{${modifier}>}{ArrowUp}{End}{Home}{/${modifier}}`);
  expect(button('Second')).toHaveFocus();
});
