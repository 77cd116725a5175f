import { nearest, whatToWrite } from './nearest';

it('finds what differs in one or two letters, and nothing beyond', () => {
  expect(nearest('descripton', ['title', 'description'])).toBe('description');
  expect(nearest('Title', ['title'])).toBe('title');
  expect(nearest('date', ['title'])).toBeUndefined();
  expect(nearest('a', [])).toBeUndefined();
});

it('says what was meant, else what there is, and not all of much', () => {
  const names = Array.from({ length: 25 }, (_, number) => `page-${number + 100}`);
  expect(whatToWrite('pge-101', names)).toBe('Write "page-101".');
  expect(whatToWrite('something', names.slice(0, 2))).toBe('Write one of: page-100, page-101.');
  expect(whatToWrite('something', names)).toMatch(/page-119 or one of 5 more\.$/);
  expect(whatToWrite('start-page', [...names, 'start-here'])).toMatch(
    /^Write one of: start-here, /,
  );
});
