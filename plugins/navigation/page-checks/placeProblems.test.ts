import { placeProblems, type PlacedPage } from './placeProblems';

const page = (id: string, more: Partial<PlacedPage> = {}): PlacedPage => ({
  id,
  file: `docs/${id}.mdx`,
  permalink: `/${id}`,
  ...more,
});

it('finds none where each page has its own place', () => {
  const group = { key: 'Start' };
  expect(
    placeProblems([
      page('a/one', { order: 1, group }),
      page('a/two', { order: 2, group }),
      page('a/three', { order: 1 }),
      page('b/one', { order: 1, group }),
      page('b/two'),
      page('b/three'),
      page('home', { slug: '/' }),
    ]),
  ).toEqual([]);
});

it('names both pages that claim one place, and files that cannot be addresses', () => {
  expect(
    placeProblems([
      page('a/two', { order: 1 }),
      page('a/one', { order: 1 }),
      page('b/one', { permalink: '/a/one' }),
      page('b/快速 tips'),
    ]),
  ).toEqual([
    'docs/b/快速 tips.mdx: the name of the file becomes its address, which has no spaces and no letters beyond a to z. Rename it, for instance to quick-tips.mdx.',
    'docs/b/one.mdx: its address /a/one is that of docs/a/one.mdx. Give one of them another slug.',
    'docs/a/two.mdx: the order 1 is that of docs/a/one.mdx, in the same group. Give one of them another order.',
  ]);
});

it('names a page that no menu leads to', () => {
  expect(placeProblems([page('tips')])).toEqual([
    'docs/tips.mdx: the page is in no section, so no menu leads to it. Move it into a folder of docs, such as docs/guides; or give it a slug, if only links are to lead to it.',
  ]);
});
