import type { ComponentType } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Undoable from '@site/demos/add-ons/undo';
import Toppings from '@site/demos/controller/choices';
import StickyNote from '@site/demos/custom/dirty';
import Poster from '@site/demos/custom/history';
import ShoppingList from '@site/demos/dymic/basic';
import Journey from '@site/demos/dymic/nested';
import Playlist from '@site/demos/dymic/reorder';
import Guests from '@site/demos/first-form/guests';
import Submitted from '@site/demos/first-form/submit';
import StatusMessage from '@site/demos/fn-controller/basic';
import PackingList from '@site/demos/home/rows';
import WatchedList from '@site/demos/use-watch/list';

const user = userEvent.setup({ delay: null });

/** Presses a button with the keyboard, as users do who would lose their place. */
async function press(button: HTMLElement): Promise<void> {
  act(() => button.focus());
  await user.keyboard('{Enter}');
}

const button = (name: string) => screen.getByRole('button', { name });
const buttons = (name: string) => screen.getAllByRole('button', { name });

it.each<[string, ComponentType, remove: string, add: string]>([
  ['dymic-basic', ShoppingList, 'Remove', 'Add a row'],
  ['home-rows', PackingList, 'Remove', 'Add an item'],
  ['add-ons-undo', Undoable, 'Remove item 1', 'Add an item'],
])(
  'removing a row in %s moves the focus to the button that adds one',
  async (_, Demo, remove, add) => {
    render(<Demo />);
    const rows = screen.getAllByRole('textbox').length;
    await press(buttons(remove)[0]);
    expect(screen.getAllByRole('textbox')).toHaveLength(rows - 1);
    expect(button(add)).toHaveFocus();
  },
);

it.each([
  ['guests', Guests],
  ['submit', Submitted],
])(
  'removing a guest in first-form-%s moves the focus to the button that adds one',
  async (_, Demo) => {
    render(<Demo />);
    await press(button('Add a guest'));
    await press(button('Remove guest 1'));
    expect(button('Add a guest')).toHaveFocus();
  },
);

it('in a nested list, the focus moves to the button of the list that has become shorter', async () => {
  render(<Journey />);
  await press(button('Remove stop 1'));
  const [day] = screen.getAllByRole('group');
  expect(within(day).getByRole('button', { name: 'Add a stop' })).toHaveFocus();
  await press(buttons('Remove the day')[0]);
  expect(button('Add a day')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

/** A focused button that becomes disabled loses the focus in browsers, though not in jsdom. */
function expectKept(kept: HTMLElement): void {
  expect(kept).toHaveFocus();
  expect(kept).toBeEnabled();
  expect(kept).toHaveAttribute('aria-disabled', 'true');
}

it('a button keeps the focus when its row has come to the end of the list', async () => {
  render(<Playlist />);
  const titles = () =>
    screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value.split(' ')[0]);
  const up = buttons('Up')[1];
  await press(up);
  expectKept(up);
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Evening', 'Winter', 'Autumn']);

  const down = buttons('Down')[1];
  await press(down);
  expectKept(down);
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Evening', 'Autumn', 'Winter']);
});

it('moves a row of the shopping list to the top, and not further', async () => {
  render(<ShoppingList />);
  const up = buttons('Move up')[1];
  await press(up);
  expectKept(up);
  await user.keyboard('{Enter}');
  const counts = screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);
  expect(counts).toEqual(['1', '4']);
});

it('a button keeps the focus when there is nothing more to do for it', async () => {
  render(<StickyNote />);
  await user.click(screen.getByRole('checkbox', { name: 'Pinned' }));
  await press(button('Save the note'));
  expectKept(button('Save the note'));

  render(<Poster />);
  await user.type(screen.getByRole('textbox', { name: /Poster/ }), '!');
  await press(button('Undo'));
  expectKept(button('Undo'));
  await press(button('Redo'));
  expectKept(button('Redo'));

  render(<StatusMessage />);
  await user.type(screen.getByRole('textbox', { name: 'What are you working on?' }), 'a');
  await press(button('Clear'));
  expectKept(button('Clear'));

  render(<WatchedList />);
  await press(button('Remove the last'));
  await user.keyboard('{Enter}');
  expectKept(button('Remove the last'));
  await user.keyboard('{Enter}');
  expect(screen.getByText('1 before, 0 now, 0 packed')).toBeInTheDocument();
});

it('the order of toppings is submitted', async () => {
  render(<Toppings />);
  await user.click(button('Order'));
  expect(await screen.findByText('The pizza is in the oven.')).toBeInTheDocument();
});
