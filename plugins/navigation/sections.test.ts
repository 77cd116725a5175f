import { arrangeSections, sortKey, type NavigationPage } from './sections';

const page = (id: string, rest: Partial<NavigationPage> = {}): NavigationPage => ({
  id,
  file: `docs/${id}.mdx`,
  isTranslated: false,
  ...rest,
});

const group = (key: string, order?: number, title = key) => ({ key, title, order });

const outline = (pages: NavigationPage[]) =>
  arrangeSections(pages).map((section) => [
    section.title,
    section.groups.map((entry) => [entry.title, entry.pages.map(({ id }) => id)]),
  ]);

describe('sortKey', () => {
  it.each([
    [0, 0, 0],
    [2, 0, 2000],
    [2, 7, 2007],
    [0.5, 1, 501],
    [undefined, 3, 999_003],
  ])('of order %p at position %p is %p', (order, position, key) => {
    expect(sortKey(order, position)).toBe(key);
  });
});

describe('arrangeSections', () => {
  it('orders sections, groups and pages by their order', () => {
    const pages = [
      page('b/one', { order: 1, nav: { title: 'B', order: 0 }, group: group('Late', 1) }),
      page('b/two', { order: 0, group: group('Late', 1) }),
      page('b/three', { order: 0, group: group('Early', 0) }),
      page('a/four', { nav: { title: 'A', order: 1 } }),
    ];
    expect(outline(pages)).toEqual([
      [
        'B',
        [
          ['Early', ['b/three']],
          ['Late', ['b/two', 'b/one']],
        ],
      ],
      ['A', [[undefined, ['a/four']]]],
    ]);
  });

  it.each([
    ['what has no order after what has', { 'a/x': undefined, 'a/y': 5 }, ['a/y', 'a/x']],
    ['equal orders by path', { 'a/y': 1, 'a/x': 1 }, ['a/x', 'a/y']],
    ['order 10 after order 9', { 'a/x': 10, 'a/y': 9 }, ['a/y', 'a/x']],
  ])('puts %s', (_what, orders, expected) => {
    const pages = Object.entries(orders).map(([id, order]) => page(id, { order }));
    expect(arrangeSections(pages)[0].groups[0].pages.map(({ id }) => id)).toEqual(expected);
  });

  it('gives the same result whatever order the pages come in', () => {
    const pages = ['a/x', 'a/y', 'b/z'].map((id) => page(id, { group: group('G') }));
    expect(outline([...pages].reverse())).toEqual(outline(pages));
  });

  it('puts pages without a group before the groups', () => {
    const pages = [page('a/x', { group: group('G', 0) }), page('a/y')];
    expect(outline(pages)).toEqual([
      [
        'a',
        [
          [undefined, ['a/y']],
          ['G', ['a/x']],
        ],
      ],
    ]);
  });

  it('needs title and order of a section and of a group only once', () => {
    const pages = [
      page('a/x', { group: group('G', 3), nav: { title: 'A', order: 2 } }),
      page('a/y', { group: group('G') }),
    ];
    expect(arrangeSections(pages)[0]).toMatchObject({
      title: 'A',
      order: 2,
      groups: [{ title: 'G', order: 3 }],
    });
  });

  it('takes titles from translated pages, and from English ones only where there is no other', () => {
    const translated = { isTranslated: true };
    const pages = [
      page('a/x', { group: group('G', 0, 'G'), nav: { title: 'A', englishTitle: 'A' } }),
      page('a/y', { ...translated, group: group('G', 0, '组'), nav: { title: '节' } }),
      page('a/z', { ...translated, group: { key: 'H', order: 1 } }),
      page('b/x', { ...translated, nav: { englishTitle: 'B' } }),
    ];
    expect(outline(pages)).toEqual([
      [
        '节',
        [
          ['组', ['a/x', 'a/y']],
          ['H', ['a/z']],
        ],
      ],
      ['B', [[undefined, ['b/x']]]],
    ]);
  });

  it('leaves pages outside any folder alone', () => {
    expect(arrangeSections([page('readme')])).toEqual([]);
  });

  it.each([
    [
      'the order of a group',
      { group: group('G', 0) },
      { group: group('G', 1) },
      'docs/a/y.mdx: the order of the group "G" is 1, but docs/a/x.mdx says 0. Write the same in both.',
    ],
    [
      'the title of a group',
      { group: group('G', 0, '组') },
      { group: group('G', 0, '小组') },
      'docs/a/y.mdx: the title of the group "G" is "小组", but docs/a/x.mdx says "组". Write the same in both.',
    ],
    [
      'the title of a section',
      { nav: { title: 'A' } },
      { nav: { title: 'B' } },
      'docs/a/y.mdx: the title of the section "a" is "B", but docs/a/x.mdx says "A". Write the same in both.',
    ],
  ])('refuses pages that contradict each other about %s', (_what, x, y, message) => {
    expect(() => arrangeSections([page('a/x', x), page('a/y', y)])).toThrow(message);
  });
});
