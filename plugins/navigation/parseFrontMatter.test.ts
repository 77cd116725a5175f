import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { TRANSLATED_PAGES } from '../../src/mdx/translatedPages';
import type { PageFrontMatter } from './frontMatter';
import { problemIn } from './frontMatterProblem';
import { parsePageFrontMatter } from './parseFrontMatter';

const siteDir = path.resolve(__dirname, '../..');
const parse = parsePageFrontMatter({ siteDir, editUrl: 'https://example.org/edit/' });

const read = async (yaml: string, file = 'docs/x.mdx') => {
  const { frontMatter } = await parse({
    filePath: path.join(siteDir, file),
    fileContent: `---\n${yaml}\n---\n\nText.`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
};

describe('parsePageFrontMatter', () => {
  it('keeps an ordinary page as it is', async () => {
    expect(await read('title: X\nslug: /y')).toEqual({ title: 'X', slug: '/y' });
  });

  it.each([
    ['a debug page a draft', 'debug: true', { draft: true }],
    ['room for contents in the text', 'toc: content', { hide_table_of_contents: true }],
    [
      'a filename the file that can be edited',
      'filename: package.json',
      { custom_edit_url: 'https://example.org/edit/package.json' },
    ],
  ])('makes %s', async (_what, yaml, expected) => {
    expect(await read(`title: X\n${yaml}`)).toMatchObject(expected);
  });

  it('gives a translation the structure of the English page, and leaves its titles', async () => {
    const { frontMatter } = await parse({
      filePath: path.join(
        siteDir,
        'i18n/zh-CN/docusaurus-plugin-content-docs/current/guides/changelog.mdx',
      ),
      fileContent:
        '---\ntitle: 更新\norder: 77\ndebug: true\ntoc: content\ngroup: { title: 更多, order: 77 }\n---\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const english = DEFAULT_PARSE_FRONT_MATTER({
      filePath: 'docs/guides/changelog.mdx',
      fileContent: fs.readFileSync(path.join(siteDir, 'docs/guides/changelog.mdx'), 'utf8'),
    });
    const { order, group } = (await english).frontMatter as PageFrontMatter;
    expect(frontMatter).toEqual({
      title: '更新',
      order,
      group: { title: '更多', order: group?.order },
    });
  });

  describe('of a translation', () => {
    const site = fs.mkdtempSync(path.join(os.tmpdir(), 'front-matter-'));
    afterAll(() => fs.rmSync(site, { recursive: true }));
    fs.mkdirSync(path.join(site, 'docs'));
    const translated = async (english: string, own: string) => {
      fs.writeFileSync(path.join(site, 'docs/x.mdx'), `---\ntitle: X\n${english}\n---\n`);
      const { frontMatter } = await parsePageFrontMatter({ siteDir: site, editUrl: '' })({
        filePath: path.join(site, `i18n/zh-CN/${TRANSLATED_PAGES}/x.mdx`),
        fileContent: `---\ntitle: 页\n${own}\n---\n`,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return frontMatter;
    };

    it.each([
      ['draft: true', { draft: true }],
      ['unlisted: true', { unlisted: true }],
      ['slug: /y', { slug: '/y' }],
      ['id: y', { id: 'y' }],
      ['displayed_sidebar: null', { displayed_sidebar: null }],
    ])('publishes it as the English page, with %s', async (key, expected) => {
      expect(await translated(key, '')).toEqual({ title: '页', ...expected });
      expect(await translated('', key)).toEqual({ title: '页' });
    });

    it('hands on that the front matter of the English page cannot be read, each time', async () => {
      for (let time = 0; time < 2; time += 1) {
        expect(problemIn(await translated('subtitle: a: b', ''))).toMatch(
          /^docs\/x\.mdx:3: the front matter cannot be read: /,
        );
      }
    });
  });

  it('says each time that a front matter cannot be read, though Docusaurus has cached it', async () => {
    const worker = process.env.JEST_WORKER_ID;
    // Under Jest, Docusaurus has no cache.
    delete process.env.JEST_WORKER_ID;
    try {
      const first = problemIn(await read('title: c: d'));
      expect(first).toMatch(/^docs\/x\.mdx:2: the front matter cannot be read: /);
      expect(problemIn(await read('title: c: d'))).toBe(first);
    } finally {
      process.env.JEST_WORKER_ID = worker;
    }
  });

  it.each([
    [
      'a bad value',
      'toc: side',
      'docs/x.mdx:4: the front matter key "toc" cannot be "side". Write menu, for a list next to the text, or content, for one at the top of it.',
    ],
    [
      'a filename that does not exist',
      'filename: docs/none.mdx',
      'docs/x.mdx:4: the front matter key "filename" names "docs/none.mdx", which does not exist. Write the path of a file from the root of the repository.',
    ],
    [
      'a value that Docusaurus refuses',
      'draft: maybe',
      'docs/x.mdx:4: the front matter key "draft" cannot be "maybe": "draft" must be a boolean. Correct the value.',
    ],
    [
      "a value of the site's own key that only Docusaurus refuses",
      'keywords: []',
      'docs/x.mdx:4: the front matter key "keywords" cannot be []: "keywords" does not contain 1 required value(s). Correct the value.',
    ],
    [
      'all that is wrong at once',
      'toc: side\nsubtitel: Y\nunlisted: maybe',
      [
        'docs/x.mdx:4: the front matter key "toc" cannot be "side". Write menu, for a list next to the text, or content, for one at the top of it.',
        'docs/x.mdx:5: nothing reads the front matter key "subtitel". Write "subtitle".',
        'docs/x.mdx:6: the front matter key "unlisted" cannot be "maybe": "unlisted" must be a boolean. Correct the value.',
      ].join('\n'),
    ],
    [
      'what other files and YAML have to do with, too',
      'filename: docs/none.mdx\nordr: 1\ndescription: A # b\nsubtitle: A # b',
      [
        'docs/x.mdx:6: what follows " #" is a comment in YAML. Put the text into quotes, or remove the comment.',
        'docs/x.mdx:7: what follows " #" is a comment in YAML. Put the text into quotes, or remove the comment.',
        'docs/x.mdx:5: nothing reads the front matter key "ordr". Write "order".',
        'docs/x.mdx:4: the front matter key "filename" names "docs/none.mdx", which does not exist. Write the path of a file from the root of the repository.',
      ].join('\n'),
    ],
  ])('hands on %s, and keeps address and title', async (_what, yaml, problem) => {
    const frontMatter = await read(`title: X\nslug: /y\n${yaml}`);
    expect(frontMatter).toEqual({ title: 'X', slug: '/y', problem });
    expect(problemIn(frontMatter)).toBe(problem);
  });

  it('hands on that there is no title, with the rest', async () => {
    expect(problemIn(await read('toc: side'))).toMatch(
      /^docs\/x\.mdx:1: the page has no title\. .*\ndocs\/x\.mdx:2: the front matter key "toc"/,
    );
  });

  it('names all slips of a front matter that cannot be read', async () => {
    const problem = problemIn(await read('title: X\norder:2\nsubtitle："S"'));
    expect(problem).toMatch(/^docs\/x\.mdx:4: .*wide colon.*\ndocs\/x\.mdx:3: .*no space/);
  });

  it('hands on that the front matter cannot be read', async () => {
    expect(await read('title: a: b')).toEqual({
      problem: expect.stringMatching(/^docs\/x\.mdx:2: the front matter cannot be read: /),
    });
  });

  it.each([
    [
      'subtitle: Row #1, and more',
      3,
      'what follows " #" is a comment in YAML. Put the text into quotes, or remove the comment.',
    ],
    ['keywords:\n  - row #1', 4, 'what follows " #" is a comment in YAML.'],
    ['keywords: [form, row #1]', 3, 'what follows " #" is a comment in YAML.'],
    [
      'order:2\ntoc: menu',
      3,
      'the front matter has no space after the colon of a key. Write "order: 2".',
    ],
    [
      'subtitle: "Text\ntoc: menu',
      3,
      'the front matter opens a quote and does not close it. Close it.',
    ],
    ['keywords: [form, "row]\ntoc: menu', 3, 'the front matter opens a quote'],
    ['group: { title: "A", order: 1\ntoc: menu', 3, 'the front matter opens a bracket and does'],
    ['keywords: [form\ntoc: menu', 3, 'the front matter opens a bracket and does'],
  ])('names the line of the slip in %j, and what to write', async (yaml, line, said) => {
    const problem = problemIn(await read(`title: X\n${yaml}`));
    expect(problem).toContain(`docs/x.mdx:${line}: ${said}`);
  });

  it.each([
    ['title:Tips', 'the front matter has no space after the colon of a key. Write "title: Tips".'],
    ['- title', 'the front matter has no keys. Write them as in title: Tips.'],
  ])('hands on that %j has no keys', async (yaml, said) => {
    expect(problemIn(await read(yaml))).toBe(`docs/x.mdx:2: ${said}`);
  });

  it('accepts signs that cut or open nothing', async () => {
    const yaml = [
      "title: Don't, and C#",
      'subtitle: "Row #1: a [b"',
      'order: 2 # the second',
      '# All words',
      'keywords:',
      "  ['a #1', b,",
      '  c]',
      'description: >',
      '  See https://example.org, and #2.',
    ].join('\n');
    expect(problemIn(await read(yaml))).toBeUndefined();
  });

  it.each(['src/pages/x.mdx', 'docs/_part.mdx'])(
    'throws in %s, of which the plugin says nothing',
    async (file) => {
      await expect(read('toc: side', file)).rejects.toThrow(`${file}:2: `);
    },
  );
});
