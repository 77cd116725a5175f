import type { Link, Paragraph, Root } from 'mdast';
import remarkPageLinks from './remarkPageLinks';

const TRANSLATED = 'i18n/xx/docusaurus-plugin-content-docs/current';

function linkOf(url: string, file: string): string {
  const root: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'link', url, children: [] }] }],
  };
  remarkPageLinks({ siteDir: '/site' })(root, { path: `/site/${file}` });
  return ((root.children[0] as Paragraph).children[0] as Link).url;
}

it.each([
  ['docs/intro/start.mdx', './layout.mdx#label', '/intro/layout.mdx#label'],
  ['docs/intro/start.mdx', 'layout.mdx', '/intro/layout.mdx'],
  [`${TRANSLATED}/intro/start.mdx`, '../api/form.mdx?tab=b', '/api/form.mdx?tab=b'],
])('in %s, %s is looked for as %s in every language', (file, url, expected) => {
  expect(linkOf(url, file)).toBe(expected);
});

it.each([
  ['docs/intro/start.mdx', '/intro/layout.mdx'],
  ['docs/intro/start.mdx', 'https://example.org/a.mdx'],
  ['docs/intro/start.mdx', 'mailto:a@b.mdx'],
  ['docs/intro/start.mdx', '#label'],
  ['docs/intro/start.mdx', './image.png'],
  ['docs/intro/start.mdx', '../../README.md'],
  ['src/pages/about.mdx', './layout.mdx'],
])('in %s, %s stays as it is', (file, url) => {
  expect(linkOf(url, file)).toBe(url);
});
