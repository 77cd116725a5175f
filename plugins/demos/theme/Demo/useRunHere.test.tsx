import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoAsset, DemoModule } from '../../types';
import { useRunHere } from './useRunHere';
import type { Taken } from './useTaken';

jest.mock('./RunHere', () => ({
  RunHere: ({ takesFocus }: { takesFocus: boolean }) => (
    <p>{takesFocus ? 'with the focus' : 'without the focus'}</p>
  ),
}));

let arrive: () => void;
const demo = {
  asset: () =>
    new Promise((resolve) => {
      arrive = () => resolve({} as DemoAsset);
    }),
} as DemoModule;

/** A menu that closes with the press, and gives its button the focus. */
function Demo() {
  const { editor, show } = useRunHere(demo, {} as Taken);
  return (
    <>
      <button>Open in…</button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as Popup has it */}
      <div onClick={() => screen.getByText('Open in…').focus()}>
        <button onClick={() => void show()}>Run here</button>
      </div>
      <input aria-label="Name" />
      {editor}
    </>
  );
}

it.each([
  ['is still on the menu', () => undefined, 'with the focus'],
  ['is nowhere', () => (document.activeElement as HTMLElement).blur(), 'with the focus'],
  ['has gone on', () => screen.getByLabelText('Name').focus(), 'without the focus'],
])('the online editor arrives late, when the focus %s', async (_, goOn, outcome) => {
  render(<Demo />);
  await userEvent.click(screen.getByRole('button', { name: 'Run here' }));
  goOn();
  await act(async () => arrive());
  expect(screen.getByText(outcome)).toBeVisible();
});
