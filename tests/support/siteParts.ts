import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { demoBlock, demoPreview, DEMO_WORDS } from './demos';
import { previewIn, shown } from './liveEditor';
import { SEARCH_WORDS } from './searchDialog';
import { BUILD_DIR, LOCALES, type SiteLocale } from './site';

/** Words of the parts, by language. */
const WORDS = {
  'en-US': {
    edit: 'Edit code',
    editor: 'Source of',
    project: 'Download the project',
    runHere: 'Run here',
    template: 'Start from',
    playground: 'Playground',
  },
  'zh-CN': {
    edit: '编辑代码',
    editor: '源代码：',
    project: '下载完整项目',
    runHere: '在此运行',
    template: '从示例开始',
    playground: '演练场',
  },
} as const;

/** Context of a test of a part. */
export interface PartContext {
  page: Page;
  locale: SiteLocale;
}

/** A part of the site that is loaded on demand. */
export interface SitePart {
  name: string;
  /** The places in the source that load it, as named by `siteLoads`. */
  loads: string[];
  path: string;
  /** Whether a worker is part of it. */
  hasWorker?: boolean;
  /** Files that fail; by default, all that are not loaded yet. */
  files?: RegExp;
  /** Steps before the failure, while everything still loads. */
  before?: (context: PartContext) => Promise<unknown>;
  /** The same after a reload; by default, `before`. */
  after?: (context: PartContext) => Promise<unknown>;
  /** Steps that use the part; repeated after each failure. */
  use: (context: PartContext) => Promise<unknown>;
  /** Element that is visible once the part is loaded. */
  works: (context: PartContext) => Locator;
}

const DEMO = 'start-basic';
/** Below the fold when the page is opened. */
const FAR_DEMO = 'controller-shared';

/** Returns a pattern for the chunks of the built site that contain a text. */
function chunksWith(text: string): RegExp {
  const folders = LOCALES.map(({ prefix }) => path.join(BUILD_DIR, prefix, 'assets/js'));
  const names = folders.flatMap((each) =>
    fs
      .readdirSync(each)
      .filter((name) => fs.readFileSync(path.join(each, name), 'utf8').includes(text)),
  );
  if (!names.length) throw new Error(`No chunk contains "${text}".`);
  return new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'));
}

/** The chunk of the search dialog below its field. */
export const searchPanel = (): RegExp => chunksWith('onForget');

const words = ({ locale }: PartContext) => ({
  ...DEMO_WORDS[locale.id],
  ...SEARCH_WORDS[locale.id],
  ...WORDS[locale.id],
});

const inDemo = (context: PartContext, name: string) =>
  demoBlock(context.page, DEMO).getByRole('button', { name, exact: true });

/** Locates the open editor whose code contains a text. */
const editorWith = ({ page }: PartContext, text: string) =>
  page.locator('[data-live-editor]').filter({ hasText: text }).first();

/** Opens the menu of online editors of a demo, unless it is open. */
async function openMenu(context: PartContext) {
  const item = inDemo(context, words(context).project);
  if (!(await item.isVisible())) await inDemo(context, words(context).openIn).click();
  await item.waitFor();
  await context.page.waitForLoadState('networkidle');
}

async function searchAgain(context: PartContext) {
  const { page } = context;
  const dialog = page.getByRole('dialog', { name: words(context).search });
  if (await dialog.isVisible()) {
    await dialog.getByRole('button', { name: words(context).retry }).click();
  } else {
    await page.getByRole('button', { name: words(context).search, exact: true }).click();
    await page.keyboard.type(words(context).query);
  }
}

const results = ({ page }: PartContext) =>
  page.getByRole('option').or(page.locator('main li a')).first();

/** Every part except the routes (`shell-chunks.test.ts`) and parts that fail silently. */
export const SITE_PARTS: SitePart[] = [
  {
    name: 'the code of a demo',
    loads: ['plugins/demos/generatedModules.ts → load'],
    path: 'intro/controller',
    use: async ({ page }) => {
      await demoBlock(page, FAR_DEMO).scrollIntoViewIfNeeded();
      await demoPreview(page, FAR_DEMO).locator('input').first().click();
    },
    works: ({ page }) => demoBlock(page, FAR_DEMO).locator('[data-live=true]'),
  },
  {
    name: 'the editor of a demo, and its source',
    hasWorker: true,
    loads: [
      'plugins/live-editor/useEditing.tsx → ./LiveEditor',
      'plugins/demos/generatedModules.ts → asset',
      'plugins/demos/dataFile.ts → address',
    ],
    path: 'intro/start',
    use: (context) => inDemo(context, words(context).edit).click(),
    works: ({ page }) => page.locator('[data-live-editor]').getByRole('textbox').first(),
  },
  {
    name: 'the packages of the preview',
    loads: ['plugins/live-editor/client/packageChunks.ts → address'],
    path: 'intro/start',
    before: async (context) => {
      await inDemo(context, words(context).edit).click();
      await context.page.locator('iframe[data-visible=true]').waitFor();
    },
    // The edits are restored.
    after: async (context) => {
      await inDemo(context, words(context).edit).click();
      await editorWith(context, "from 'antd'").waitFor();
    },
    use: async ({ page }) => {
      const editor = page.locator('[data-live-editor]').getByRole('textbox').first();
      await editor.fill(
        `import { Button } from 'antd';\nexport default () => <Button>${Math.random()}</Button>;`,
      );
    },
    works: (context) => editorWith(context, "from 'antd'"),
  },
  {
    name: 'the online editors',
    loads: [
      'plugins/demos/theme/Demo/OpenIn.tsx → ../../../online-editors/client/open',
      'plugins/online-editors/theme/OnlineEmbed/EmbedActions.tsx → ../../client/open',
      'plugins/demos/theme/Demo/downloadDemo.ts → @site/src/components/zipFiles',
    ],
    path: 'intro/start',
    use: async (context) => {
      await openMenu(context);
      await inDemo(context, words(context).project).click();
    },
    works: (context) => inDemo(context, words(context).openIn),
  },
  {
    name: 'the library for the online editors',
    loads: [
      'plugins/online-editors/client/library.ts → @generated/online-editors/default/library.json',
    ],
    path: 'intro/start',
    get files() {
      return chunksWith('dist/index.development.js');
    },
    use: async (context) => {
      await openMenu(context);
      await inDemo(context, words(context).project).click();
    },
    works: (context) => inDemo(context, words(context).openIn),
  },
  {
    name: 'the online editor in the page',
    loads: ['plugins/demos/theme/Demo/useRunHere.tsx → ./RunHere'],
    path: 'intro/start',
    before: openMenu,
    use: async (context) => {
      await openMenu(context);
      await inDemo(context, words(context).runHere).click();
    },
    works: ({ page }) => page.locator('[data-online-embed]'),
  },
  {
    name: 'the workspace of the playground',
    loads: ['plugins/playground/theme/PlaygroundPage/index.tsx → ../../client/Workspace'],
    path: 'intro/start',
    get files() {
      return chunksWith('playground.copyLink');
    },
    use: async (context) => {
      const { page } = context;
      const retry = page.getByRole('main').getByRole('button', { name: words(context).retry });
      if (await retry.isVisible()) await retry.click();
      else {
        const link = page.getByRole('navigation').getByRole('link', {
          name: words(context).playground,
        });
        await link.first().click();
      }
    },
    works: (context) => context.page.getByRole('combobox', { name: words(context).template }),
  },
  {
    name: 'the examples of the playground',
    loads: [
      'plugins/playground/client/usePlaygroundCode.ts → @generated/playground/default/templates.json',
    ],
    path: 'playground',
    // The editor and its preview load other parts, which must not fail here.
    before: async ({ page }) => {
      await page.locator('[data-live-editor]').getByRole('textbox').first().waitFor();
      await shown(previewIn(page).getByRole('textbox').first());
    },
    use: async (context) => {
      const retry = context.page.getByRole('alert').getByRole('button', {
        name: words(context).retry,
      });
      if (await retry.isVisible()) await retry.click();
      else {
        const list = context.page.getByRole('combobox', { name: words(context).template });
        await list.selectOption({ index: 3 });
      }
    },
    works: ({ page }) => page.locator('[data-live-editor]').getByRole('textbox').first(),
  },
  {
    name: 'the results of the search',
    loads: ['plugins/search/theme/SearchDialog/usePanel.ts → ./Panel'],
    path: 'intro/start',
    get files() {
      return searchPanel();
    },
    use: searchAgain,
    works: results,
  },
  {
    name: 'the search',
    hasWorker: true,
    loads: ['plugins/search/client/createWorker.ts → ../worker/worker.ts'],
    path: 'intro/start',
    // The dialog itself must not fail here.
    before: async (context) => {
      const { page } = context;
      const panel = page.waitForResponse(searchPanel());
      await page.getByRole('button', { name: words(context).search, exact: true }).hover();
      await panel;
    },
    after: () => Promise.resolve(),
    use: searchAgain,
    works: results,
  },
  {
    name: 'the files of a search',
    loads: ['plugins/search/worker/worker.ts → url'],
    path: 'intro/start',
    files: /\/assets\/search\/terms-/,
    // The first files of the index must not fail here.
    before: async (context) => {
      const { page } = context;
      const index = page.waitForResponse(/\/search-index\.json$/);
      await page.getByRole('button', { name: words(context).search, exact: true }).focus();
      await index;
    },
    after: () => Promise.resolve(),
    use: searchAgain,
    works: results,
  },
];
