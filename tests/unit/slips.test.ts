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
import { SITE_DIR } from '../support/site';
import { DEMO_SLIPS } from './slips/demos';
import { FRONT_MATTER_SLIPS } from './slips/frontMatter';
import { MESSAGE_SLIPS } from './slips/messages';
import { PAGE_SLIPS } from './slips/pages';
import { PLACE_SLIPS } from './slips/places';
import { CHINESE, DEFAULT_EXPORT, demo, DEMO, MESSAGES, page, PAGE, type Slip } from './slips/slip';

const SLIPS: Slip[] = [
  ...FRONT_MATTER_SLIPS,
  ...PAGE_SLIPS,
  ...PLACE_SLIPS,
  ...DEMO_SLIPS,
  ...MESSAGE_SLIPS,
];

/** What every slip is made in: nothing here is wrong. */
const SOUND: Record<string, string> = {
  [PAGE]: page('Text.'),
  'docs/guide/other.mdx': page('## There {#there}'),
  'docs/guide/plan.png': '',
  'docs/guide/Plan.tsx': '',
  [DEMO]: demo(DEFAULT_EXPORT),
  'demos/page/plan.png': '',
  'demos/other/two.tsx': demo(DEFAULT_EXPORT),
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
): Promise<NavigationPage & { permalink: string; slug?: string }> {
  const filePath = path.join(folder, file);
  const { frontMatter } = await parseFrontMatter({
    filePath,
    fileContent: fs.readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const problem = problemIn(frontMatter);
  if (problem) throw new Error(problem);
  const { slug, order, group } = frontMatter as {
    slug?: string;
    order?: number;
    group?: { title: string; order?: number };
  };
  const id = file.replace(/^docs\/|\.mdx$/g, '');
  return {
    id,
    file,
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
  const problems = pages.flatMap(({ file }) =>
    pageProblems({
      siteDir: folder,
      file,
      anchors: true,
      pages: pages.map(({ permalink }) => permalink),
      siteUrl: library.siteUrl,
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
    problems.push(...compareMessages('zh-CN', needed, { 'code.json': texts }));
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
