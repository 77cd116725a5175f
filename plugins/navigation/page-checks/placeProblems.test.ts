import { placeProblems, sidebarProblems, type PlacedPage } from './placeProblems';

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

describe('groups', () => {
  const inGroup = (id: string, key: string, order?: number) => page(id, { group: { key, order } });

  it.each([
    ['misspelt', 'Practise', 0],
    ['in other capitals', 'practice', 0],
    ['misspelt and has no order', 'Practise', undefined],
  ])('names a page with a group that is %s', (_what, key, order) => {
    expect(
      placeProblems([
        inGroup('a/one', key, order),
        inGroup('a/two', 'Practice', 0),
        inGroup('a/three', 'Practice'),
      ]),
    ).toEqual([
      `docs/a/one.mdx: the group "${key}" is named almost as the group "Practice", and no order tells them apart. Write "Practice"; or give each of them its own order.`,
    ]);
  });

  it('names the English page, whose title decides', () => {
    const file = 'i18n/zh-CN/docusaurus-plugin-content-docs/current/a/z.mdx';
    const [problem] = placeProblems([
      inGroup('a/one', 'Practice', 0),
      { ...inGroup('a/z', 'Practise', 0), file },
    ]);
    expect(problem).toMatch(/^docs\/a\/z\.mdx: /);
  });

  it.each([
    ['other names', 'a/one', 'Help', 'Practice', 0],
    ['other places', 'a/one', 'Practise', 'Practice', 1],
    ['other sections', 'b/one', 'Practise', 'Practice', 0],
    ['short names', 'a/one', 'JS', 'CSS', 0],
    ['other numbers', 'a/one', 'Part 1', 'Part 2', 0],
  ])('may have %s', (_what, id, key, other, order) => {
    expect(placeProblems([inGroup('a/two', other, 0), inGroup(id, key, order)])).toEqual([]);
  });
});

describe('sidebars', () => {
  const sidebars = { guides: [{ type: 'doc' as const, id: 'guides/one' }] };

  it('are missed once in a folder that has none', () => {
    const pages = [
      page('guides/one'),
      page('guide/two'),
      page('guide/three'),
      page('recipes/four'),
    ];
    expect(sidebarProblems(pages, sidebars)).toEqual([
      'docs/guide/three.mdx: the folder "guide" has no sidebar, so no menu leads on from the page. Move the page to docs/guides; or add the folder to sidebars.ts; or write displayed_sidebar: null in its pages, if only links are to lead to them.',
      'docs/recipes/four.mdx: the folder "recipes" has no sidebar, so no menu leads on from the page. Add the folder to sidebars.ts; or write displayed_sidebar: null in its pages, if only links are to lead to them.',
    ]);
  });

  it('are not missed by a page outside any folder, by one that chooses, or by a site without any', () => {
    const pages = [page('guides/one'), page('home'), page('guide/two', { sidebar: null })];
    expect(sidebarProblems(pages, sidebars)).toEqual([]);
    expect(sidebarProblems([page('guide/two')], {})).toEqual([]);
  });
});
