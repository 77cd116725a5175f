import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveEditorProps } from './LiveEditor';
import { useEditing, type EditedDemo } from './useEditing';

jest.mock('./LiveEditor', () => ({
  __esModule: true,
  default: ({ takesFocus, onClose }: LiveEditorProps) => (
    <div>
      <p>{takesFocus ? 'with the focus' : 'without the focus'}</p>
      <button onClick={onClose}>Close</button>
    </div>
  ),
}));

/** Arrivals of what is to be edited, one for each press, in their order. */
let arrivals: (() => void)[];
beforeEach(() => {
  arrivals = [];
});

function Demo() {
  const { editor, trigger, open } = useEditing(
    () =>
      new Promise<EditedDemo>((resolve) => {
        arrivals.push(() => resolve({ id: 'a', title: 'A', files: {}, modules: [] }));
      }),
  );
  return (
    <main tabIndex={-1}>
      <button ref={trigger} onClick={open}>
        Edit
      </button>
      <input aria-label="Name" />
      {editor}
    </main>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Edit' }));
const arrive = (index: number) => act(async () => arrivals[index]());

it.each([
  ['is still on its button', () => undefined, 'with the focus'],
  // As in Safari, whose clicks give the focus to no button.
  ['is around its button', () => screen.getByRole('main').focus(), 'with the focus'],
  ['is nowhere', () => (document.activeElement as HTMLElement).blur(), 'with the focus'],
  ['has gone on', () => screen.getByLabelText('Name').focus(), 'without the focus'],
])('the editor arrives late, when the focus %s', async (_, goOn, outcome) => {
  render(<Demo />);
  await press();
  goOn();
  await arrive(0);
  expect(screen.getByText(outcome)).toBeVisible();
});

it('an editor that was asked for twice stays closed', async () => {
  render(<Demo />);
  await press();
  await press();
  await arrive(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await arrive(0);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
