import { fireEvent, screen } from '@testing-library/react';
import { typeAhead } from './typeAhead';

// Not implemented by jsdom.
const execCommand = jest.fn();
Object.assign(document, { execCommand });

beforeEach(() => execCommand.mockReset());

/** Types ahead, lets the dialog open, and returns the texts that are entered in its field. */
async function enter(keys: string[], pasted?: string): Promise<unknown[]> {
  document.body.innerHTML = '<input>';
  typeAhead(keys.map((key) => new KeyboardEvent('keydown', { key })));
  if (pasted) fireEvent.paste(document.body, { clipboardData: { getData: () => pasted } });
  const field = screen.getByRole('textbox');
  const onKey = jest.fn(({ key }: KeyboardEvent) => key);
  field.addEventListener('keydown', onKey);
  field.focus();
  for (let task = 0; task <= keys.length; task += 1)
    await new Promise((resolve) => setTimeout(resolve));
  return [
    ...execCommand.mock.calls.map((call: string[]) => call[2]),
    ...onKey.mock.results.map(({ value }) => value),
  ];
}

it('enters no second press of the key that opens the dialog, and what is typed after it', async () => {
  expect(await enter(['Enter', ' ', 'Enter'])).toEqual([]);
  expect(await enter([' ', 'a', ' ', 'b', 'Enter'])).toEqual(['a', ' ', 'b', 'Enter']);
});

it('enters what is pasted for a dialog that is still loading', async () => {
  expect(await enter(['a', ' '], ' use form')).toEqual(['a', ' ', ' use form']);
});

it.each([
  ['a composition', new CompositionEvent('compositionstart', { bubbles: true })],
  ['text that comes without keys', new InputEvent('beforeinput', { bubbles: true })],
])('enters what was typed before %s', (_name, begin) => {
  document.body.innerHTML = '<input>';
  typeAhead(['a', 'b', 'c'].map((key) => new KeyboardEvent('keydown', { key })));
  const field = screen.getByRole('textbox');
  field.focus();
  expect(execCommand).not.toHaveBeenCalled();
  fireEvent(field, begin);
  expect(execCommand.mock.calls.map((call: string[]) => call[2])).toEqual(['a', 'b', 'c']);
});
