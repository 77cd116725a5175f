/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { BASE, BUILD_DIR, SITE_DIR } from '../support/site';

const documentOf = (file: string) =>
  new DOMParser().parseFromString(fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'), 'text/html');

const textsOf = (root: ParentNode | null, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim());

/** Groups of a sidebar with their pages. */
function sidebarOf(file: string): [string | undefined, (string | undefined)[]][] {
  const groups = [...documentOf(file).querySelectorAll('.theme-doc-sidebar-menu > li')];
  return groups.map((group) => [
    group.querySelector('p')?.textContent ?? undefined,
    textsOf(group, 'ul a'),
  ]);
}

/** Groups of the sidebars, which readers know by their order. */
const GROUPS = [
  ['intro/start.html', ['Start', 'Docs']],
  ['zh-CN/intro/start.html', ['开始', '文档']],
  ['api/form-props.html', ['useForm', 'Form', 'FormItem', 'Hooks']],
  ['zh-CN/types/rules.html', ['useForm', 'Form', 'FormItem']],
] as const;

describe('the sidebar', () => {
  it.each(GROUPS)('of %s has its groups in order', (file, expected) => {
    // The landing page of a section is before its groups.
    const groups = sidebarOf(file).flatMap(([group]) => group ?? []);
    expect(groups).toEqual(expected);
  });

  it('marks the current page', () => {
    const sidebar = documentOf('api/form-props.html').querySelector('.theme-doc-sidebar-menu');
    expect(textsOf(sidebar, '[aria-current="page"]')).toEqual(['Form props']);
  });
});

/** Pages of a section, by the file names of its sources. */
const pagesOf = (section: string) =>
  fs
    .readdirSync(path.join(SITE_DIR, 'docs', section))
    .map((file) => `${section}/${file.replace(/\.mdx$/, '')}`)
    .sort();

it('the sidebar of errors has the codes in order', () => {
  const [, [, codes]] = sidebarOf('errors/overview.html');
  const numbers = codes.map((title) => /^BF\d+/.exec(title ?? '')?.[0]);
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual([...numbers].sort());
});

describe.each([
  ['', ['Docs', 'API', 'Guides', 'TS', 'Errors']],
  ['zh-CN/', ['文档', 'API', '指南', 'TS', '错误']],
])('the navbar under "%s"', (prefix, sections) => {
  const LANDING = [
    'intro/start',
    'api/overview',
    'guides/overview',
    'types/overview',
    'errors/overview',
  ];
  const links = (file: string) =>
    [
      ...documentOf(prefix + file).querySelectorAll(
        '.navbar__items:not(.navbar__items--right) > .navbar__link',
      ),
    ].slice(0, sections.length);

  it('has the sections in order as plain links, each leading to its landing page', () => {
    const found = links('intro/start.html').map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(found).toEqual(sections.map((label, index) => [label, BASE + prefix + LANDING[index]]));
  });

  it.each([
    ['intro/vaild.html', 0],
    ['api/use-watch.html', 1],
    ['guides/changelog.html', 2],
    ['types/attrs.html', 3],
    ['errors/BF001.html', 4],
  ])('marks the section of %s, and no other', (file, index) => {
    expect(links(file).map((link) => link.getAttribute('aria-current'))).toEqual(
      sections.map((_section, own) => (own === index ? 'true' : null)),
    );
  });

  it('marks no section on the home page', () => {
    expect(links('index.html').filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  });

  it.each(['api', 'guides', 'types', 'errors'])(
    'has a landing page of %s that leads to every page of it',
    (section) => {
      const article = documentOf(`${prefix}${section}/overview.html`).querySelector('.markdown');
      const linked = [...(article?.querySelectorAll('a') ?? [])].map((link) =>
        link.getAttribute('href')?.replace(/#.*/, ''),
      );
      const missing = pagesOf(section).filter(
        (page) => page !== `${section}/overview` && !linked.includes(BASE + prefix + page),
      );
      expect(missing).toEqual([]);
    },
  );

  it('is what the breadcrumbs begin with, before the group of the page', () => {
    const crumbs = (file: string) =>
      [...documentOf(prefix + file).querySelectorAll('.breadcrumbs__item')]
        .slice(1)
        .map((crumb) => [
          crumb.textContent,
          crumb.querySelector('a')?.getAttribute('href') ?? null,
        ]);
    const [section, group] = crumbs('api/form-props.html');
    expect([section, group]).toEqual([
      ['API', `${BASE}${prefix}api/overview`],
      ['Form', null],
    ]);
    expect(crumbs('api/overview.html')[0]).toEqual(['API', null]);
    // Its group has the name of the section.
    expect(crumbs('intro/vaild.html')).toHaveLength(2);
  });

  it('is in the breadcrumbs for search engines', () => {
    const data = [...documentOf(`${prefix}api/form-props.html`).querySelectorAll('script')]
      .filter(({ type }) => type === 'application/ld+json')
      .map(({ textContent }) => textContent ?? '')
      .find((text) => text.includes('BreadcrumbList'));
    const { itemListElement } = JSON.parse(data ?? '') as {
      itemListElement: { name: string; item: string }[];
    };
    expect(itemListElement[0].name).toBe('API');
    expect(itemListElement[0].item.endsWith(`${BASE}${prefix}api/overview`)).toBe(true);
  });
});
