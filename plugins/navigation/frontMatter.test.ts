import { readPageFrontMatter } from './frontMatter';

describe('readPageFrontMatter', () => {
  it('takes the keys of the site and leaves the others', () => {
    const own = {
      title: 'Layout',
      subtitle: 'Where things stand',
      description: 'About layout.',
      order: 3,
      group: { title: 'Docs', order: 1 },
      nav: { title: 'Docs', order: 0 },
      toc: 'content',
      debug: false,
      demo: { cols: 2 },
      filename: 'docs/layout.mdx',
      keywords: ['layout'],
    };
    expect(readPageFrontMatter({ ...own, slug: '/x' }, 'docs/layout.mdx')).toEqual(own);
  });

  it.each([
    ['descripton', 'Write "description".'],
    ['Title', 'Write "title".'],
    ['sidebar_positon', 'Remove it, or use one of: title, subtitle,'],
    ['authors', 'Remove it, or use one of: title, subtitle,'],
  ])('refuses the unknown key %s', (key, remedy) => {
    expect(() => readPageFrontMatter({ [key]: 'x' }, 'docs/x.mdx')).toThrow(
      `docs/x.mdx: nothing reads the front matter key "${key}". ${remedy}`,
    );
  });

  it.each([
    ['order', '3', 'Write a number from 0, for instance order: 2.'],
    ['order', -1, 'Write a number from 0, for instance order: 2.'],
    ['group', 'Docs', 'Write a title and an order: group: { title: Docs, order: 1 }.'],
    ['group', { order: 1 }, 'Write a title and an order: group: { title: Docs, order: 1 }.'],
    [
      'nav',
      { title: 'API', place: 1 },
      'Write a title and an order: nav: { title: API, order: 1 }.',
    ],
    [
      'toc',
      'side',
      'Write menu, for a list next to the text, or content, for one at the top of it.',
    ],
    ['debug', 'yes', 'Write debug: true or leave it out.'],
    ['demo', { cols: 9 }, 'Write the number of columns, 1 to 3: demo: { cols: 2 }.'],
    ['keywords', 'form', 'Write a list of words: keywords: [form, validation].'],
    ['subtitle', 7, 'Write a text, or leave it out.'],
  ])('refuses %s: %p', (key, value, remedy) => {
    expect(() => readPageFrontMatter({ [key]: value }, 'docs/x.mdx')).toThrow(
      `docs/x.mdx: the front matter key "${key}" cannot be ${JSON.stringify(value)}. ${remedy}`,
    );
  });
});

it('refuses a date where the string of the same date was accepted', () => {
  expect(readPageFrontMatter({ title: '2026-01-31' }, 'docs/a.mdx')).toEqual({
    title: '2026-01-31',
  });
  const date = new Date('2026-01-31');
  expect(() => readPageFrontMatter({ title: date }, 'docs/a.mdx')).toThrow('"title" cannot be');
});
