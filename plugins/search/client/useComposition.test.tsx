import { fireEvent, render, screen } from '@testing-library/react';
import { useComposition } from './useComposition';

const onText = jest.fn();
const onKeywords = jest.fn();

function Field() {
  return <input aria-label="Search for" {...useComposition(onText, onKeywords)} />;
}

/** Composes a text letter by letter, and ends the composition. */
function compose(letters: string[]) {
  render(<Field />);
  const field = screen.getByRole('textbox', { name: 'Search for' });
  fireEvent.compositionStart(field);
  for (const value of letters) fireEvent.change(field, { target: { value } });
  const early = onKeywords.mock.calls.flat();
  fireEvent.compositionEnd(field);
  return early;
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

test('letters of pinyin are shown and not searched; the characters are', () => {
  expect(compose(['jiao', "jiao'yan", '校验'])).toEqual([]);
  expect(onText.mock.calls.flat()).toEqual(['jiao', "jiao'yan", '校验']);
  expect(onKeywords.mock.calls.flat()).toEqual(['校验']);
});

test('on Android, where each word is composed, each letter is searched', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16)');
  expect(compose(['r', 'ru', 'rules'])).toEqual(['r', 'ru', 'rules']);
  expect(onText).not.toHaveBeenCalled();
});
