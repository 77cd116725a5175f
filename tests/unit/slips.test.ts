import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, posixPath } from '@docusaurus/utils';
import { compareMessages } from '../../packages/site-tools/prose/messages';
import { brokenMessages } from '../../plugins/addresses/translation-layer/brokenMessages';
import { refuseHeavyImages } from '../../plugins/page-loading/heavyImages';
import remarkApiData from '../../plugins/api-reference/pages/remarkApiData';
import { missingDefinitions } from '../../plugins/api-reference/pages/pageData';
import { shownDefinitions } from '../../plugins/api-reference/pages/shownDefinitions';
import { findPlacements } from '../../plugins/demos/placements';
import { readDemos } from '../../plugins/demos/readDemos';
import remarkDemos from '../../plugins/demos/remarkDemos';
import remarkFences from '../../plugins/code-blocks/remarkFences';
import remarkDownloads from '../../plugins/library-downloads/remarkDownloads';
import { DEFAULT_OPTIONS } from '../../plugins/markdown-pages/options';
import { formProblems } from '../../plugins/markdown-pages/page/formProblems';
import { problemIn } from '../../plugins/navigation/frontMatterProblem';
import { fileProblems, unpairedFiles } from '../../plugins/navigation/page-checks/fileProblems';
import { pageProblems } from '../../plugins/navigation/page-checks/pageProblems';
import { placeProblems, sidebarProblems } from '../../plugins/navigation/page-checks/placeProblems';
import { parsePageFrontMatter } from '../../plugins/navigation/parseFrontMatter';
import { arrangeSections, type NavigationPage } from '../../plugins/navigation/sections';
import remarkPageTabs from '../../plugins/page-tabs/remarkPageTabs';
import { readPage } from '../../src/mdx/parsePage';
import remarkKnownComponents from '../../src/mdx/remarkKnownComponents';
import remarkNearMarkdown from '../../src/mdx/remarkNearMarkdown';
import { TRANSLATED_PAGES } from '../../src/mdx/translatedPages';
import { SITE_DIR } from '../support/site';

/** A mistake of a writer or maintainer: its files, and how the message about it has to begin. */
interface Slip {
  what: string;
  files: Record<string, string>;
  /** Start of the answer: the file, with the line where there is one. */
  at: string;
}

const PAGE = 'docs/guide/page.mdx';
const DEMO = 'demos/page/one.tsx';
const CHINESE = `i18n/zh-CN/${TRANSLATED_PAGES}`;
const MESSAGES = 'i18n/zh-CN/code.json';
const page = (body: string, ...keys: string[]) =>
  `---\n${['title: T', ...keys].join('\n')}\n---\n\n${body}\n`;
const demo = (body: string, tags = '@title One') => `/** ${tags} */\n${body}\n`;
const inPage = (what: string, body: string, line = 5): Slip => ({
  what,
  files: { [PAGE]: page(body) },
  at: `${PAGE}:${line}: `,
});
const inKeys = (what: string, ...keys: string[]): Slip => ({
  what,
  files: { [PAGE]: page('Text.', ...keys) },
  at: `${PAGE}:${2 + keys.length}: `,
});
const inDemo = (what: string, source: string, place: string = DEMO): Slip => ({
  what,
  files: { [DEMO]: source },
  at: `${place}: `,
});
const DEFAULT = 'export default () => null;';

const SLIPS: Slip[] = [
  inKeys('a misspelt key', 'descripton: D'),
  inKeys('a key of another generator', 'date: 2020'),
  inKeys('a value of the wrong kind', "order: 'first'"),
  inKeys('a file to edit that does not exist', 'filename: src/nowhere.ts'),
  inKeys('a value that Docusaurus refuses', 'tags: form'),
  inKeys('a colon in a title', 'subtitle: BF001: a field'),
  inKeys('a key written twice', 'order: 1', 'order: 2'),
  {
    what: 'a page without title',
    files: { [PAGE]: '---\norder: 1\n---\n\nText.\n' },
    at: `${PAGE}:1: `,
  },
  inPage('a heading without id', '## A'),
  inPage('an id used twice', '## A {#a}\n\n## B {#a}', 7),
  inPage('a second title', 'Text.\n\n# A {#a}', 7),
  inPage('a second title with a line under it', 'A\n==='),
  inPage('a link to a page that does not exist', '[a](./nowhere.mdx)'),
  inPage('a link without the ending of the file', '[a](./other)'),
  inPage('a link to an id that does not exist', '[a](./other.mdx#nowhere)'),
  inPage('a link to a heading renamed on the page', '[a](#nowhere)'),
  inPage('a missing image', 'Text.\n\n![a](./nowhere.png)', 7),
  inPage('an image in other capitals', '![a](./Plan.png)'),
  inPage('an image without a text', 'Text ![](./plan.png).'),
  inPage('an image without a text, by reference', '![][plan]\n\n[plan]: ./plan.png'),
  inPage('an element for an image without a text', 'Text.\n\n<img src="/plan.png" />', 7),
  inPage('an element that is not closed', 'Text.\n\n<Details>\n\nMore.', 7),
  inPage('an element that is closed twice', 'Text.\n\n</Details>', 7),
  inPage('a brace in the text', 'Write { here.'),
  inPage('a sign in the text', 'From 1 <2.'),
  inPage('a comment of HTML', '<!-- later -->'),
  inPage('an unknown alert', 'Text.\n\n:::warn\n\nText.\n\n:::', 7),
  inPage('an alert that is not closed', 'Text.\n\n:::warning\n\nText.', 7),
  inPage('a space in the first line of an alert', '::: warning\n\nText.'),
  inPage('a misspelt component', '<Dmeo id="page-one" />'),
  inPage('a component that is not imported', '<Chart />'),
  inPage('a misspelt attribute', '<Demo id="page-one" sorce="beside" />'),
  inPage('a misspelt attribute on a line of its own', '<DemoGrid\n  colums={2}\n></DemoGrid>', 6),
  inPage('an unknown demo', 'Text.\n\n<Demo id="page-two" />', 7),
  inPage('a demo that stands twice', '<Demo id="page-one" />\n\n<Demo id="page-one" />', 7),
  inPage('a demo without id', '<Demo />'),
  inPage('too many columns', '<DemoGrid columns={9}></DemoGrid>'),
  inPage('a tab on its own', '<PageTab value="a" label="A">\n\nText.\n\n</PageTab>'),
  inPage(
    'a tab without label',
    '<PageTabs>\n<PageTab value="a">\n\nText.\n\n</PageTab>\n</PageTabs>',
    6,
  ),
  inPage(
    'two tabs with one value',
    `<PageTabs>\n${'<PageTab value="a" label="A">\n\nText.\n\n</PageTab>\n'.repeat(2)}</PageTabs>`,
    11,
  ),
  inPage('a block of code that is not closed', 'Text.\n\n```ts\nconst a = 1;\n\n## More', 7),
  inPage('a block of code without a line', 'Text.\n\n```', 7),
  inPage('a misspelt language of code', 'Text.\n\n```tpyescript\na\n```', 7),
  inPage('a language of code that nothing colors', '```cobol\na\n```'),
  inPage('an alert with wide colons', '：：：warning\n\nText.'),
  inPage('an import that does not exist', "import A from './nowhere';\n\nText."),
  inPage(
    'an import of the site that does not exist',
    "import A from '@site/src/nowhere';\n\nText.",
  ),
  inPage('an address that does not exist', '[a](/guide/nowhere#id)'),
  inPage('a conflict of git', 'Text.\n\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other', 7),
  inPage('another encoding', 'Text.\n\nT\uFFFDt.', 7),
  inKeys('a wide colon after a key', 'subtitle：S'),
  inKeys('a conflict of git in the front matter', '<<<<<<< HEAD'),
  ...[`\n${page('Text.')}`, ` ${page('Text.')}`, '---\ntitle: T\n\nText.\n'].map((text) => ({
    what: `front matter without its first or last line: ${JSON.stringify(text)}`,
    files: { [PAGE]: text },
    at: `${PAGE}:1: `,
  })),
  {
    what: 'a space behind front matter with braces, which is right, above a heading without id',
    files: { [PAGE]: '---\ntitle: T\ngroup: { title: G, order: 1 }\n--- \n\n## A\n' },
    at: `${PAGE}:6: `,
  },
  inPage('a part that does not exist', "import Part from './_prat.mdx';\n\n<Part />"),
  {
    what: 'parts that import each other',
    files: {
      [PAGE]: page("import One from './_one.mdx';\n\n<One />"),
      'docs/guide/_one.mdx': "import Two from './_two.mdx';\n\n<Two />\n",
      'docs/guide/_two.mdx': "import One from './_one.mdx';\n\n<One />\n",
    },
    at: 'docs/guide/_two.mdx:1: ',
  },
  inPage('an element that has no form in Markdown', 'Text.\n\n<video />', 7),
  inPage(
    'a component that has no form in Markdown',
    "import { Plan } from '@site/docs/guide/Plan';\n\n<Plan />",
    7,
  ),
  inPage('an element for an image beside the page', '<img src="./plan.png" alt="A plan" />'),
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
    what: 'a tab in the front matter',
    files: { [PAGE]: '---\ntitle: T\ngroup:\n\ttitle: G\n---\n\nText.\n' },
    at: `${PAGE}:4: `,
  },
  inPage('an unknown export of the library', '<API id="Frm" />'),
  inPage('a table without a name', '<API />'),
  inPage('an unknown placeholder', '`%pakage%`'),
  {
    what: 'CRLF and a byte order mark, which are right, around a heading without id',
    files: { [PAGE]: `\uFEFF${page('## A').replaceAll('\n', '\r\n')}` },
    at: `${PAGE}:5: `,
  },
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
  inDemo('a demo without title', demo(DEFAULT, '@description D')),
  inDemo('an unknown tag', demo(DEFAULT, '@title One\n * @titel Two')),
  inDemo('an inspector that does not exist', demo(DEFAULT, '@title One\n * @inspect all')),
  inDemo('a demo without default export', demo('export const One = 1;')),
  inDemo('code that is not closed', demo('export default () => <p>;'), `${DEMO}:2`),
  inDemo('a conflict of git in a demo', demo(`<<<<<<< HEAD\n${DEFAULT}`), `${DEMO}:2`),
  inDemo('a demo that imports itself', demo(`import './one';\n${DEFAULT}`)),
  ...['two.jsx', 'two.ts'].map((name) => ({
    what: `a demo in ${name}`,
    files: { [`demos/page/${name}`]: demo(DEFAULT, '@title Two') },
    at: `demos/page/${name}: `,
  })),
  {
    what: 'a demo in no folder',
    files: { 'demos/two.tsx': demo(DEFAULT, '@title Two') },
    at: 'demos/two.tsx: ',
  },
  inDemo('an import of nothing', demo(`import './one/a';\n${DEFAULT}`)),
  inDemo('an import from another demo', demo(`import '../other/two';\n${DEFAULT}`)),
  inDemo('an import of an image', demo(`import './plan.png';\n${DEFAULT}`)),
  inDemo('a package that is not installed', demo(`import 'nowhere';\n${DEFAULT}`)),
  {
    what: 'imports in a circle',
    files: {
      [DEMO]: demo(`import './one/a';\n${DEFAULT}`),
      'demos/page/one/a.ts': "import './b';",
      'demos/page/one/b.ts': "import './a';",
    },
    at: 'demos/page/one/b.ts: ',
  },
  {
    what: 'a space in the name of a demo',
    files: { 'demos/page/one more.tsx': demo(DEFAULT) },
    at: 'demos/page/one more.tsx: ',
  },
  {
    what: 'two demos with one id',
    files: { 'demos/page/one-a.tsx': demo(DEFAULT), 'demos/page-one/a.tsx': demo(DEFAULT) },
    at: 'demos/page/one-a.tsx: ',
  },
  {
    what: 'two demos of a page with one title',
    files: { 'demos/page/two.tsx': demo(DEFAULT) },
    at: 'demos/page/two.tsx: ',
  },
  {
    what: 'a comma too many in messages',
    files: { [MESSAGES]: '{\n  "a": { "message": "A" },\n}\n' },
    at: `${MESSAGES}:3: `,
  },
  {
    what: 'a byte order mark in messages',
    files: { [MESSAGES]: '\uFEFF{}' },
    at: `${MESSAGES}:1: `,
  },
  {
    what: 'a message that is there twice',
    files: { [MESSAGES]: '{\n  "a": { "message": "A" },\n  "a": { "message": "B" }\n}\n' },
    at: `${MESSAGES}:3: `,
  },
  {
    what: 'a conflict of git in messages',
    files: {
      [MESSAGES]: '{\n<<<<<<< HEAD\n  "a": { "message": "A" }\n=======\n>>>>>>> other\n}\n',
    },
    at: `${MESSAGES}:2: `,
  },
  {
    what: 'a text in place of a message',
    files: { [MESSAGES]: '{\n  "a": { "message": "A" },\n  "b": "B"\n}\n' },
    at: `${MESSAGES}:3: `,
  },
  {
    what: 'a translation without the placeholder',
    files: { [MESSAGES]: '{ "count": { "message": "几个" } }' },
    at: `${MESSAGES}: `,
  },
  inDemo(
    'an import of the site in a demo',
    demo(`import '@site/src/components/Chart';\n${DEFAULT}`),
    `${DEMO}:2`,
  ),
  inDemo(
    'an import of Docusaurus in a demo',
    demo(`import '@docusaurus/Link';\n${DEFAULT}`),
    `${DEMO}:2`,
  ),
  inDemo('a module of Node in a demo', demo(`import 'node:fs';\n${DEFAULT}`), `${DEMO}:2`),
  {
    what: 'an import of a file beside without a dot',
    files: { [DEMO]: demo(`import 'one/rows';\n${DEFAULT}`), 'demos/page/one/rows.ts': '' },
    at: `${DEMO}:2: `,
  },
  {
    what: 'a comma too many in JSON of a demo',
    files: {
      [DEMO]: demo(`import './one/data.json';\n${DEFAULT}`),
      'demos/page/one/data.json': '{\n  "a": 1,\n}\n',
    },
    at: 'demos/page/one/data.json:3: ',
  },
  {
    what: 'an image in CSS of a demo',
    files: {
      [DEMO]: demo(`import './one/style.css';\n${DEFAULT}`),
      'demos/page/one/style.css': 'p {\n  background: url(../plan.png);\n}\n',
    },
    at: 'demos/page/one/style.css:2: ',
  },
  inPage('a title of code without quotes', '```ts title=Form.ts\na\n```'),
  inPage('marked lines with a space', '```ts {1, 2}\na\nb\n```'),
  inPage('a marked line that does not exist', '```ts {40}\na\n```'),
  inPage('a misspelt setting of code', '```ts showLineNumber\na\n```'),
  inPage('a comment that marks a line of code', '```ts\na\n// highlight-next-line\nb\n```', 7),
  inPage('a heading without a space', 'Text.\n\n##A {#a}', 7),
  inPage('a link with a space in it', 'See [a] (./other.mdx).'),
  inPage('a link with wide brackets', '见[安装]（./other.mdx）。'),
  inPage('a link that nothing defines', 'Text\nand [a][b].', 6),
  {
    what: 'a misspelt key of a message',
    files: { [MESSAGES]: '{\n  "count": { "message": "{count}", "descripton": "D" }\n}\n' },
    at: `${MESSAGES}:2: `,
  },
  {
    what: 'an image of 25 MB on a page',
    files: { [PAGE]: page('![a](./plan.jpg)'), 'docs/guide/plan.jpg': 'x'.repeat(25_000_000) },
    at: `${PAGE}:5: `,
  },
  {
    what: 'an image of 25 MB that no page names',
    files: { 'build/plan.jpg': 'x'.repeat(25_000_000) },
    at: 'build/plan.jpg: ',
  },
];

/** What every slip is made in: nothing here is wrong. */
const SOUND: Record<string, string> = {
  [PAGE]: page('Text.'),
  'docs/guide/other.mdx': page('## There {#there}'),
  'docs/guide/plan.png': '',
  'docs/guide/Plan.tsx': '',
  [DEMO]: demo(DEFAULT),
  'demos/page/plan.png': '',
  'demos/other/two.tsx': demo(DEFAULT),
  'package-lock.json': JSON.stringify({
    packages: Object.fromEntries(
      ['react', 'react-dom'].map((name) => [`node_modules/${name}`, { version: '19.0.0' }]),
    ),
  }),
};

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-slips-')));
const workingDirectory = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(workingDirectory);
  fs.rmSync(folder, { recursive: true });
});

function write(files: Record<string, string>): void {
  fs.readdirSync(folder).forEach((name) => fs.rmSync(path.join(folder, name), { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

const parseFrontMatter = parsePageFrontMatter({ siteDir: folder, editUrl: 'https://e.org/' });
const library = {
  packageDir: path.join(SITE_DIR, 'packages/bindform'),
  siteUrl: 'https://example.org/',
  onRegistry: false,
  isNewest: true,
};

/** Reads a page as the build does, in the build's order; stops where the build would. */
async function readOne(
  file: string,
): Promise<NavigationPage & { permalink: string; slug?: string; title?: string }> {
  const filePath = path.join(folder, file);
  const { frontMatter } = await parseFrontMatter({
    filePath,
    fileContent: fs.readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const problem = problemIn(frontMatter);
  if (problem) throw new Error(problem);
  const { title, slug, order, group } = frontMatter as {
    title?: string;
    slug?: string;
    order?: number;
    group?: { title: string; order?: number };
  };
  const id = file.replace(/^docs\/|\.mdx$/g, '');
  return {
    id,
    file,
    title,
    order,
    group: group && { key: group.title, ...group },
    slug,
    permalink: slug ?? `/${id}`,
    isTranslated: false,
  };
}

/** What the remark plugins of the pages do, as far as they check something. */
function transform(file: string): void {
  const tree = structuredClone(readPage(path.join(folder, file)).tree);
  const page = { path: path.join(folder, file), data: {} };
  remarkDemos()(tree, page);
  remarkApiData()(tree, page);
  remarkPageTabs()(tree, page);
  remarkDownloads(library)(tree, page);
  remarkKnownComponents()(tree, page);
  remarkNearMarkdown()(tree, page);
  remarkFences()(tree, page);
}

async function readPages(demoIds: string[]): Promise<string[]> {
  const files = fs
    .readdirSync(path.join(folder, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    .map((name) => `docs/${posixPath(name)}`);
  const pages = await Promise.all(files.map(readOne));
  const problems = pages.flatMap(({ file, title }) =>
    pageProblems({
      siteDir: folder,
      file,
      frontMatter: { title },
      anchors: true,
      pages: pages.map(({ permalink }) => permalink),
    }),
  );
  problems.push(
    ...fileProblems(
      folder,
      ['docs', CHINESE].map((name) => path.join(folder, name)),
    ),
  );
  problems.push(...placeProblems(pages));
  const inGuide = pages.filter(({ id }) => id.startsWith('guide/'));
  const guide = inGuide.map(({ id }) => ({ type: 'doc' as const, id }));
  problems.push(...sidebarProblems(pages, { guide }));
  problems.push(
    ...unpairedFiles(folder, path.join(folder, 'docs'), path.join(folder, CHINESE)),
    ...files.flatMap((file) => formProblems(folder, file, Object.keys(DEFAULT_OPTIONS.rendered))),
  );
  arrangeSections(pages);
  findPlacements(
    pages.map(({ file, permalink }) => ({ source: `@site/${file}`, permalink, title: '' })),
    demoIds,
    folder,
  );
  const shown = files.map((file) => ({
    file,
    permalink: '',
    shown: shownDefinitions(readPage(path.join(folder, file))).filter(({ id }) => id),
  }));
  problems.push(...missingDefinitions(shown, { Form: { properties: [] } } as never));
  files.forEach(transform);
  return problems;
}

/** Everything that is said of the files in the folder. */
async function answers(): Promise<string[]> {
  const problems = brokenMessages(folder);
  if (problems.length) return problems;
  if (fs.existsSync(path.join(folder, MESSAGES))) {
    const present = JSON.parse(fs.readFileSync(path.join(folder, MESSAGES), 'utf8')) as Record<
      string,
      { message: string }
    >;
    const texts = Object.fromEntries(
      Object.entries(present).map(([id, { message }]) => [id, message]),
    );
    const needed = { 'code.json': { count: '{count} items' } };
    problems.push(...compareMessages('zh-CN', needed, { 'code.json': texts }, true));
  }
  try {
    const demos = readDemos({
      siteDir: folder,
      demosDir: path.join(folder, 'demos'),
      lockfile: path.join(folder, 'package-lock.json'),
    });
    problems.push(...(await readPages(demos.map(({ id }) => id))));
    if (fs.existsSync(path.join(folder, 'build'))) refuseHeavyImages(path.join(folder, 'build'));
  } catch (error) {
    problems.push((error as Error).message);
  }
  return problems;
}

const REMEDY =
  /(?:^|[.;:] )(Add|Close|Correct|Export|Give|Import|Install|Make|Move|Open|Put|Remove|Rename|Save|Use|Write)\b/;

/** What an answer lacks of the three parts: where, what, and what to do. */
function lack(said: string[], at: string): string | undefined {
  if (said.length !== 1) return `${said.length} answers: ${said.join(' | ')}`;
  const [answer] = said;
  if (!answer.startsWith(at)) return `not at "${at}": ${answer}`;
  if (!REMEDY.test(answer.slice(at.length))) return `no remedy: ${answer}`;
  return answer.includes('\n') ? `a stack: ${answer}` : undefined;
}

it('says nothing of files that are right', async () => {
  write(SOUND);
  expect(await answers()).toEqual([]);
});

it('answers every slip once, with file and line, what is wrong and what to do', async () => {
  const unanswered: string[] = [];
  for (const { what, files, at } of SLIPS) {
    write({ ...SOUND, ...files });
    const missing = lack(await answers(), at);
    if (missing) unanswered.push(`${what}: ${missing}`);
  }
  expect(SLIPS.length).toBeGreaterThanOrEqual(50);
  expect(unanswered).toEqual([]);
});
