import { counter, fillCode } from '../liveEditor';
import type { ReaderAction, TabReader } from './action';

const MINE = 'Mine';

const openEditor = async ({ inDemo, t, editor }: TabReader) => {
  const edit = inDemo(t('Edit code', '编辑代码'));
  if (await edit.isVisible()) await edit.click();
  return editor;
};
const openBlock = ({ page, t }: TabReader) =>
  page
    .getByRole('button', { name: t('Edit and run', '编辑并运行') })
    .first()
    .click();

const edited = async (open: (reader: TabReader) => Promise<unknown>, reader: TabReader) => {
  await open(reader);
  await reader.page.locator('iframe[data-visible=true]').waitFor();
};
const write = ({ editor }: TabReader) => fillCode(editor, counter(MINE));
/** What was written, once the editor is open. */
const written = (open: (reader: TabReader) => Promise<unknown>) => async (reader: TabReader) => {
  await open(reader);
  return reader.page.locator('[data-live-editor]').getByText(MINE).first();
};
const preview = ({ page }: TabReader) =>
  page
    .frameLocator('[data-live-editor] iframe[data-visible="true"]')
    .frameLocator('iframe')
    .getByText(`${MINE} 0`);

const template = ({ page, t }: TabReader) =>
  page.getByRole('combobox', { name: t('Start from', '从示例开始') });

/** What a reader does who edits code. */
export const EDITING: ReaderAction[] = [
  { name: 'edits a demo', path: 'intro/start', act: openEditor, works: ({ editor }) => editor },
  {
    name: 'goes on editing a demo',
    path: 'intro/start',
    before: (reader) => edited(openEditor, reader),
    act: write,
    works: preview,
    kept: written(openEditor),
  },
  {
    name: 'edits a demo with a package that it did not have',
    path: 'intro/start',
    before: (reader) => edited(openEditor, reader),
    act: ({ editor }) =>
      fillCode(
        editor,
        // Different each time, since the same text again would be no edit.
        `import { Button } from 'antd';\nexport default () => <Button>${MINE} 0</Button>; // ${Math.random()}`,
      ),
    works: preview,
    kept: written(openEditor),
  },
  {
    name: 'closes the editor',
    path: 'intro/start',
    before: (reader) => edited(openEditor, reader),
    act: ({ page, t }) =>
      page
        .getByRole('button', { name: t('Close editor', '关闭编辑器') })
        .first()
        .click(),
    works: ({ demo }) => demo().locator('input').first(),
  },
  {
    name: 'edits a block of code',
    path: 'intro/use-watch',
    act: openBlock,
    works: ({ editor }) => editor,
  },
  {
    name: 'goes on editing a block of code',
    path: 'intro/use-watch',
    before: (reader) => edited(openBlock, reader),
    act: write,
    works: preview,
    kept: written(openBlock),
  },
  {
    name: 'opens a demo in the playground',
    path: 'intro/start',
    act: async ({ inDemo, words, t }) => {
      const item = inDemo(t('Open in the playground', '在演练场中打开'));
      if (!(await item.isVisible())) await inDemo(words.openIn).click();
      await item.click();
    },
    works: template,
  },
  {
    name: 'writes in the playground',
    path: 'playground',
    before: (reader) => edited(async () => undefined, reader),
    act: write,
    works: preview,
    kept: written(async () => undefined),
  },
  {
    name: 'begins with another example in the playground',
    path: 'playground',
    before: (reader) => edited(async () => undefined, reader),
    act: (reader) => template(reader).selectOption('use-watch-one'),
    works: ({ page }) => page.locator('[data-live-editor]').getByText('useWatch').first(),
  },
  {
    name: 'copies a link of the playground',
    path: 'playground',
    before: (reader) => edited(async () => undefined, reader),
    act: ({ page, t }) => page.getByRole('button', { name: t('Copy link', '复制链接') }).click(),
    works: ({ page, t }) => page.getByText(t('Link copied.', '链接已复制')),
  },
];
