import { searchQuery } from './searchQuery';

test.each(['label position', '校验', '100%', '%E4%A', 'a+b & c=d', '?#/'])('%s', (keywords) => {
  const query = searchQuery(keywords);
  expect(query).not.toMatch(/[+ ]/);
  expect(new URLSearchParams(query).get('q')).toBe(keywords);
});

test('a lone surrogate does not throw', () => {
  expect(new URLSearchParams(searchQuery('\u{1F600}'[0])).get('q')).toBe('�');
});

test('no keywords, no query', () => {
  expect(searchQuery('')).toBe('');
});
