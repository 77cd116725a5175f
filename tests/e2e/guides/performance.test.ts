import type { Locator } from 'playwright-core';
import { describeGuide } from '../../support/guideDemos';

/** What the render counters within a part of a demo say, in their order. */
const counts = async (part: Locator) =>
  (await part.locator('small').allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]));

/** React Compiler keeps the fields of a form that renders again as they are. */
const isCompiled = process.env.BINDFORM_COMPILED === 'yes';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describeGuide('guides/performance', {
  'performance-keystroke': async ({ page, preview, t }) => {
    const table = preview.getByRole('table', { name: t('Hours of a course', '课程的课时') });
    const name = t('Week 7, day 3', '第 7 周，第 3 天');
    const cell = table.getByRole('textbox', { name });
    expect(await counts(table)).toEqual(Array.from({ length: 60 }, () => 1));

    await cell.pressSequentially('1.5');
    expect(await cell.inputValue()).toBe('1.5');
    const around = table.getByRole('cell').filter({ has: page.getByRole('textbox', { name }) });
    expect(await counts(around)).toEqual([4]);
    expect(sum(await counts(table))).toBe(63);
    await preview
      .getByText(t('Renders of the form: 1', '表单的渲染次数： 1'), { exact: true })
      .waitFor();
  },

  'performance-placement': async ({ preview, t }) => {
    const form = (english: string, chinese: string) =>
      preview.getByRole('group', { name: t(english, chinese), exact: true });
    const top = form('Subscribed at the top', '在最外层订阅');
    const below = form('Subscribed where it is shown', '在显示的地方订阅');
    for (const group of [top, below]) {
      await group.getByRole('textbox', { name: t('Verse', '诗句') }).pressSequentially('Oh!');
      await group.getByText(t('Letters: 3', '字数：3')).waitFor();
    }
    expect(await counts(top)).toEqual([isCompiled ? 1 : 4, 4, 4]);
    expect(await counts(below)).toEqual([1, 4, 4, 1]);
  },

  'performance-rows': async ({ preview, t }) => {
    const stops = preview.getByRole('textbox');
    expect(await counts(preview)).toEqual([1, 1, 1, 1]);

    await preview.getByRole('button', { name: t('Add a stop', '添加一站') }).click();
    await stops.nth(3).fill('Gijón');
    expect(await counts(preview)).toEqual([1, 1, 1, 2, 2]);

    const remove = preview.getByRole('button', { name: t('Remove the first stop', '删除第一站') });
    await remove.click();
    await stops.nth(3).waitFor({ state: 'detached' });
    expect(await counts(preview)).toEqual([2, 2, 3, 3]);
    expect(await stops.first().inputValue()).toBe(t('Vigo', '绍兴'));
    expect(await stops.last().inputValue()).toBe('Gijón');
  },

  'performance-force-update': async ({ preview, t }) => {
    const subscribed = (letters: number) =>
      preview.getByText(t(`Letters, subscribed: ${letters}.`, `字数（订阅）：${letters}。`));
    const read = (letters: number) =>
      preview.getByText(
        t(`Letters, read from the model: ${letters}.`, `字数（从模型读取）：${letters}。`),
      );

    await preview.getByRole('textbox', { name: t('Greeting', '问候') }).pressSequentially('Hello');
    await subscribed(5).waitFor();
    await read(0).waitFor();
    expect(await counts(preview)).toEqual([1, 6, 6, 1]);

    await preview.getByRole('button', { name: t('Update the form', '更新表单') }).click();
    await read(5).waitFor();
    expect(await counts(preview)).toEqual(isCompiled ? [1, 6, 6, 2] : [2, 7, 7, 2]);
  },
});
