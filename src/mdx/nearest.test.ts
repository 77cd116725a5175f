import { nearest, whatToWrite } from './nearest';

it('finds what differs in one or two letters, and nothing beyond', () => {
  expect(nearest('descripton', ['title', 'description'])).toBe('description');
  expect(nearest('Title', ['title'])).toBe('title');
  expect(nearest('date', ['title'])).toBeUndefined();
  expect(nearest('a', [])).toBeUndefined();
});

it('says what was meant, else what there is, and of many names only three that are similar', () => {
  const names = Array.from({ length: 25 }, (_, number) => `page-${number + 100}`);
  expect(whatToWrite('pge-101', names)).toBe('Write "page-101".');
  expect(whatToWrite('something', names.slice(0, 2))).toBe('Write one of: page-100, page-101.');
  expect(whatToWrite('page-abc', names)).toBe('Remove it, or correct it.');
  expect(whatToWrite('something', names, 'Look into docs.')).toBe('Look into docs.');
  expect(whatToWrite('start-page', [...names, 'start-here'])).toBe('Write one of: start-here.');
  expect(
    whatToWrite(
      'a-longer-page-xyz',
      names.map((name) => `a-longer-${name}`),
    ),
  ).toBe('Write one of: a-longer-page-100, a-longer-page-101, a-longer-page-102.');
});
