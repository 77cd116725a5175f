import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FixtureCase, FixtureResult } from '../../support/loadNavigationFixture';
import { runTree } from '../../support/processTree';
import { SITE_DIR } from '../../support/site';

const ZH = 'i18n/zh-CN/docusaurus-plugin-content-docs/current';

const CASES = {
  plain: {},
  chinese: { locale: 'zh-CN' },
  development: { mode: 'development' },
  customized: {
    locale: 'zh-CN',
    options: {
      navigation: {
        override: { guide: { position: 'right' }, reference: false },
        prepend: [{ label: 'News', to: '/guide/zebra' }],
        append: [{ label: 'Off', href: 'https://example.org/off' }],
      },
      sidebars: {
        guide: {
          override: { 'guide/ant': false, Further: { label: '更多' } },
          prepend: [{ type: 'doc', id: 'reference/list' }],
          append: [{ type: 'link', label: '外部', href: 'https://example.org' }],
        },
      },
    },
  },
  badOption: { options: { navigation: { append: [{ label: 'Nowhere' }] } } },
  badOverride: { options: { navigation: { override: { gide: false } } } },
  badSidebar: { options: { sidebars: { gide: {} } } },
  badKey: { files: { 'docs/guide/ant.mdx': '---\ntitle: Ant\norder: first\n---\n' } },
  other: {
    locale: 'zh-CN',
    files: {
      [`${ZH}/reference/list.mdx`]: '---\ntitle: 列表\norder: 4\ndebug: true\n---\n',
      'docs/guide/cat.mdx':
        '---\ntitle: Cat\norder: 9\ngroup: { title: First steps, order: 0 }\n---\n',
    },
  },
} satisfies Record<string, FixtureCase>;

const results = {} as Record<keyof typeof CASES, FixtureResult>;

beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-fixture-'));
  const file = path.join(folder, 'results.json');
  // Docusaurus loads its plugins as ES modules, which Jest's sandbox cannot.
  const script = path.join(SITE_DIR, 'tests/support/loadNavigationFixture.ts');
  const { output, status } = await runTree(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(CASES), file],
    { cwd: SITE_DIR },
  );
  if (status !== 0) throw new Error(output);
  Object.assign(results, JSON.parse(fs.readFileSync(file, 'utf8')));
  fs.rmSync(folder, { recursive: true });
}, 240_000);

const labels = ({ navbar }: FixtureResult) =>
  navbar?.map(({ label, items }) => (items ? [label, items.map((item) => item.label)] : label));

describe('a site with navigation from front matter', () => {
  it('has a navbar by section, before the configured entries', () => {
    expect(labels(results.plain)).toEqual([
      'Reference',
      ['Guide', ['First steps', 'Further']],
      'Configured',
    ]);
  });

  it('has a sidebar by group', () => {
    expect(results.plain.sidebars).toEqual({
      guide: [
        ['First steps', 'guide/zebra', 'guide/ant'],
        ['Further', 'guide/bee'],
      ],
      reference: ['reference/list'],
    });
  });

  it('takes titles from each language', () => {
    expect(labels(results.chinese)).toEqual(['参考', ['指南', ['入门', '进阶']], 'Configured']);
    expect(results.chinese.sidebars?.guide).toEqual([
      ['入门', 'guide/zebra', 'guide/ant'],
      ['进阶', 'guide/bee'],
    ]);
    expect(results.chinese.navbar?.[0].to).toBe('/fixture/zh-CN/reference/list');
  });

  it('needs no translation for its structure', () => {
    expect(labels(results.other)).toEqual(['Reference', ['指南', ['入门', '进阶']], 'Configured']);
    expect(results.other.sidebars?.guide).toEqual([
      ['入门', 'guide/zebra', 'guide/ant', 'guide/cat'],
      ['进阶', 'guide/bee'],
    ]);
    expect(results.other.pages).toContain('reference/list');
  });

  it('has debug pages in development alone', () => {
    expect(results.plain.pages).not.toContain('guide/workbench');
    expect(results.development.pages).toContain('guide/workbench');
    expect(results.development.sidebars?.guide[1]).toContain('guide/workbench');
  });

  it('offers its pages in the order of the navigation', () => {
    expect(results.plain.pages).toEqual([
      'reference/list',
      'guide/zebra',
      'guide/ant',
      'guide/bee',
    ]);
  });
});

describe('configured navigation', () => {
  it('overrides, prepends and appends in the navbar, with translated labels', () => {
    const { navbar } = results.customized;
    expect(labels(results.customized)).toEqual([
      '新闻',
      ['指南', ['入门', '进阶']],
      'Off',
      'Configured',
    ]);
    expect(navbar?.[1].position).toBe('right');
  });

  it('overrides, prepends and appends in a sidebar', () => {
    expect(results.customized.sidebars?.guide).toEqual([
      'reference/list',
      ['入门', 'guide/zebra'],
      ['更多', 'guide/bee'],
      '外部',
    ]);
  });
});

describe('a mistake stops the site in a sentence', () => {
  it.each([
    [
      'badOption',
      'The navigation options are wrong: "append[0]" leads nowhere; give it a "to", an "href" or a "type". See plugins/navigation/README.md.',
    ],
    [
      'badOverride',
      'The navigation option "override" names "gide", which does not exist. Name one of: reference, guide, guide/First steps, guide/Further.',
    ],
    [
      'badSidebar',
      'The sidebar options name the section "gide", which does not exist. Name one of: reference, guide.',
    ],
    [
      'badKey',
      'docs/guide/ant.mdx:3: the front matter key "order" cannot be "first". Write a number from 0, for instance order: 2.',
    ],
  ] as const)('%s', (name, message) => {
    expect(results[name].error).toContain(message);
  });
});
