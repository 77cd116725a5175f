/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { BASE, BUILD_DIR } from '../support/site';

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
    expect(sidebarOf(file).map(([group]) => group)).toEqual(expected);
  });

  it('marks the current page', () => {
    const sidebar = documentOf('api/form-props.html').querySelector('.theme-doc-sidebar-menu');
    expect(textsOf(sidebar, '[aria-current="page"]')).toEqual(['Form props']);
  });
});

describe.each([
  ['', ['Docs', 'API', 'Guides', 'TS', 'Errors']],
  ['zh-CN/', ['文档', 'API', '指南', 'TS', '错误']],
])('the navbar under "%s"', (prefix, sections) => {
  const links = (file: string) => [
    ...documentOf(prefix + file).querySelectorAll('.navbar__items .dropdown > a'),
  ];

  it('has the sections in order, each leading to its first page', () => {
    const found = links('intro/start.html').map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    const first = [
      'intro/start',
      'api/use-form-start',
      'guides/overview',
      'types/use-form-return',
      'errors/overview',
    ];
    expect(found).toEqual(sections.map((label, index) => [label, BASE + prefix + first[index]]));
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

  it('names the parts of a section in its second level', () => {
    const [, api] = documentOf(`${prefix}api/form-props.html`).querySelectorAll(
      '.navbar__items .dropdown',
    );
    expect(textsOf(api, 'ul a')).toEqual(['useForm', 'Form', 'FormItem', 'Hooks']);
    expect(textsOf(api, 'ul a[aria-current]')).toEqual(['Form']);
  });
});
