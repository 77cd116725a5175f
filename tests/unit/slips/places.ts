import { CHINESE, page, PAGE, type Slip } from './slip';

/** Slips in the names and places of pages and other files. */
export const PLACE_SLIPS: Slip[] = [
  {
    what: 'a misspelt group',
    files: {
      [PAGE]: page('Text.', 'group: { title: Practise, order: 0 }'),
      'docs/guide/plan.mdx': page('Text.', 'group: { title: Practice, order: 0 }'),
      'docs/guide/zebra.mdx': page('Text.', 'group: { title: Practice, order: 0 }'),
    },
    at: `${PAGE}: `,
  },
  ...['docs/guides/tips.mdx', 'docs/recipes/tips.mdx'].map((file) => ({
    what: 'a folder without a sidebar',
    files: { [file]: page('Text.') },
    at: `${file}: `,
  })),
  ...['pages.mdx', 'another.mdx'].map((name) => ({
    what: 'a translation of no page',
    files: { [`${CHINESE}/guide/${name}`]: page('Text.') },
    at: `${CHINESE}/guide/${name}: `,
  })),
  {
    what: 'spaces in a file name',
    files: { 'docs/guide/quick tips.mdx': page('Text.') },
    at: 'docs/guide/quick tips.mdx: ',
  },
  {
    what: 'Chinese in a file name',
    files: { 'docs/guide/技巧.mdx': page('Text.') },
    at: 'docs/guide/技巧.mdx: ',
  },
  {
    what: 'a page in no section',
    files: { 'docs/tips.mdx': page('Text.') },
    at: 'docs/tips.mdx: ',
  },
  ...['docs/guide/tips.MDX', 'docs/guide/tips.markdown', `${CHINESE}/guide/page.mdx.txt`].map(
    (file) => ({
      what: 'a name that no page has',
      files: { [file]: page('Text.') },
      at: `${file}: `,
    }),
  ),
  {
    what: 'two pages with one order',
    files: { [PAGE]: page('Text.', 'order: 1'), 'docs/guide/zebra.mdx': page('Text.', 'order: 1') },
    at: 'docs/guide/zebra.mdx: ',
  },
  {
    what: 'two pages with one slug',
    files: { [PAGE]: page('Text.', 'slug: /a'), 'docs/guide/zebra.mdx': page('Text.', 'slug: /a') },
    at: 'docs/guide/zebra.mdx: ',
  },
  {
    what: 'a group that two pages describe differently',
    files: {
      [PAGE]: page('Text.', 'group: { title: G, order: 1 }'),
      'docs/guide/zebra.mdx': page('Text.', 'group: { title: G, order: 2 }'),
    },
    at: 'docs/guide/zebra.mdx: ',
  },
  {
    what: 'an image of 25 MB that no page names',
    files: { 'build/plan.jpg': 'x'.repeat(25_000_000) },
    at: 'build/plan.jpg: ',
  },
];
