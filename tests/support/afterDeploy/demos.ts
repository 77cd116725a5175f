import type { Locator } from 'playwright-core';
import { demoBlock, demoLive } from '../demos';
import { DEMO, type ReaderAction, type TabReader } from './action';

const START = 'intro/start';
/** A demo below the window, whose code is loaded when it comes near. */
const FAR = 'controller-shared';

const name = ({ demo }: TabReader) => demo().getByRole('textbox').first();
const far = ({ demo }: TabReader) => demo(FAR).locator('input').first();
/** Types as a reader does, whose keys and presses a page can see. */
async function type(field: Locator) {
  await field.click();
  // Done again, it replaces what was typed.
  await field.press('ControlOrMeta+a');
  await field.pressSequentially('Ada');
}

const runs = ({ page }: TabReader) => demoLive(page, DEMO);
const filledIn = ({ demo }: TabReader) => demo().locator('input[value="Ada"]');

const showsCode = ({ page, t }: TabReader) =>
  demoBlock(page, DEMO).getByText(t('Tell us your name', '请填写姓名')).first();

/** Opens one of the two menus of a demo, unless it is open. */
async function openMenu({ inDemo }: TabReader, menu: string, item: string) {
  if (!(await inDemo(item).isVisible())) await inDemo(menu).click();
}

async function press(reader: TabReader, item: string) {
  await openMenu(reader, reader.words.openIn, item);
  await reader.inDemo(item).click();
}

const downloaded = ({ page }: TabReader) => page.locator('html[data-downloaded] main');

/** What a reader does with demos. */
export const USING_DEMOS: ReaderAction[] = [
  {
    name: 'submits a demo that runs',
    path: START,
    before: runs,
    act: async ({ demo, t }) =>
      demo()
        .getByRole('button', { name: t('Sign up', '注册') })
        .click(),
    works: ({ demo, t }) => demo().getByText(t('Tell us your name', '请填写姓名')),
  },
  {
    name: 'fills in a demo that runs',
    path: START,
    before: runs,
    act: (reader) => type(name(reader)),
    works: filledIn,
    kept: async (reader) => filledIn(reader),
  },
  {
    name: 'fills in a demo that does not run yet',
    path: 'intro/controller',
    act: async (reader) => {
      await demoBlock(reader.page, FAR).scrollIntoViewIfNeeded();
      await type(far(reader));
    },
    works: ({ page }) => demoBlock(page, FAR).locator('[data-live="true"]'),
  },
  {
    name: 'fills in a demo of a resting page',
    path: START,
    isResting: true,
    act: (reader) => type(name(reader)),
    works: filledIn,
    kept: async (reader) => filledIn(reader),
  },
  {
    name: 'resets a demo',
    path: START,
    before: (reader) => name(reader).fill('Ada'),
    act: async (reader) => {
      await openMenu(reader, reader.words.more, reader.words.reset);
      await reader.inDemo(reader.words.reset).click();
    },
    works: ({ demo }) => demo().locator('input[value=""]').first(),
  },
  {
    name: 'shows all code of a demo',
    path: START,
    act: ({ inDemo, words }) => inDemo(words.show).click(),
    works: showsCode,
  },
  {
    name: 'copies the code of a demo',
    path: START,
    act: ({ inDemo, words }) => inDemo(words.copy).click(),
    works: ({ page, words }) => demoBlock(page, DEMO).getByText(words.copied).first(),
  },
  {
    name: 'copies the link to a demo',
    path: START,
    act: async ({ page, inDemo, words }) => {
      const item = demoBlock(page, DEMO).getByRole('link', { name: words.link });
      if (!(await item.isVisible())) await inDemo(words.more).click();
      await item.click();
    },
    works: ({ page }) => page.locator(`[id="${DEMO}"]:target`),
  },
  {
    name: 'opens a demo in its own page',
    path: START,
    act: async ({ page, inDemo, words }) => {
      const item = demoBlock(page, DEMO).getByRole('link', { name: words.open });
      if (!(await item.isVisible())) await inDemo(words.more).click();
      await item.click();
    },
    works: ({ page }) => page.locator(`[data-demo-page="${DEMO}"]`),
  },
  {
    name: 'downloads a demo',
    path: START,
    act: (reader) => press(reader, reader.words.download(`${DEMO}.tsx`)),
    works: downloaded,
  },
  {
    name: 'downloads the project of a demo',
    path: START,
    act: (reader) => press(reader, reader.t('Download the project', '下载完整项目')),
    works: downloaded,
  },
  {
    name: 'runs a demo in the online editor',
    path: START,
    act: (reader) => press(reader, reader.t('Run here', '在此运行')),
    works: ({ page }) => page.locator('[data-online-embed]'),
  },
  {
    name: 'chooses a tab of the inspector',
    path: START,
    act: ({ page, t }) =>
      demoBlock(page, DEMO)
        .getByRole('tab', { name: t('State', '状态'), exact: true })
        .click(),
    works: ({ page, t }) =>
      demoBlock(page, DEMO).getByRole('tab', { name: t('State', '状态'), selected: true }),
  },
];
