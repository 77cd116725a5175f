import { pieces, SNIPPET_LEAD, SNIPPET_LENGTH, snippet } from './pieces';

const text = (parts: ReturnType<typeof pieces>) => parts.map((piece) => piece.text).join('');
const marked = (parts: ReturnType<typeof pieces>) =>
  parts.filter((piece) => piece.highlighted).map((piece) => piece.text);

it('splits a text at the ranges, and joins those that touch', () => {
  expect(
    pieces('Form validation', [
      [5, 10],
      [8, 15],
    ]),
  ).toEqual([{ text: 'Form ' }, { text: 'validation', highlighted: true }]);
  expect(pieces('Form', [])).toEqual([{ text: 'Form' }]);
  expect(pieces('', [])).toEqual([]);
});

it('keeps the last 20 characters before a highlight', () => {
  const parts = snippet(`${'x'.repeat(90)}found`, [[90, 95]]);
  expect(parts).toEqual([
    { text: `…${'x'.repeat(SNIPPET_LEAD)}` },
    { text: 'found', highlighted: true },
  ]);
});

it('leaves a shorter lead as it is', () => {
  expect(text(snippet('see found', [[4, 9]]))).toBe('see found');
});

it('shows the part with the most matches, within the maximum length', () => {
  const long = `rules ${'x'.repeat(400)} rules and validate ${'y'.repeat(400)}`;
  const at = long.lastIndexOf('rules');
  const parts = snippet(long, [
    [0, 5],
    [at, at + 5],
    [at + 10, at + 18],
  ]);
  expect(marked(parts)).toEqual(['rules', 'validate']);
  expect(text(parts).length).toBeLessThanOrEqual(SNIPPET_LENGTH + 2);
});

it('stays fast with many matches', () => {
  const ranges = Array.from({ length: 20_000 }, (_, at): [number, number] => [at * 3, at * 3 + 2]);
  const [first] = snippet('ab '.repeat(20_000), ranges);
  expect(first).toEqual({ text: 'ab', highlighted: true });
});
