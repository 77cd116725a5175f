import { describeGuide } from '../../support/guideDemos';
import { allRendersOf, COMPONENT, rendersOf, waitForRenders } from '../../support/inspector';

/** React Compiler keeps the fields of a form that renders again as they are. */
const isCompiled = process.env.BINDFORM_COMPILED === 'yes';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describeGuide('guides/performance', {
  'performance-keystroke': async (demo) => {
    const { preview, t } = demo;
    const table = preview.getByRole('table', { name: t('Course hours', '课程的课时') });
    const cell = table.getByRole('textbox', { name: t('Week 7, day 3', '第 7 周，第 3 天') });
    await waitForRenders(demo, 'weeks.11.hours.4', 1);
    expect(await allRendersOf(demo)).toEqual(Array.from({ length: 61 }, () => 1));

    await cell.pressSequentially('1.5');
    expect(await cell.inputValue()).toBe('1.5');
    await waitForRenders(demo, 'weeks.6.hours.2', 4);
    expect(sum(await allRendersOf(demo))).toBe(64);
    expect(await rendersOf(demo, COMPONENT)).toBe(1);
  },

  'performance-placement': async (demo) => {
    const { preview, t } = demo;
    const form = (english: string, chinese: string) =>
      preview.getByRole('group', { name: t(english, chinese), exact: true });
    const top = form('Subscribed at the top', '在最外层订阅');
    const below = form('Subscribed where it is shown', '在显示的地方订阅');
    for (const group of [top, below]) {
      await group.getByRole('textbox', { name: t('Verse', '诗句') }).pressSequentially('Oh!');
      await group.getByText(t('Letters: 3', '字数：3')).waitFor();
    }
    await waitForRenders(demo, 'verse', 4, 0);
    await waitForRenders(demo, 'verse', 4, 1);
    expect(await allRendersOf(demo, 0)).toEqual([4, 1, 4]);
    expect(await allRendersOf(demo, 1)).toEqual([1, 1, 4]);
  },

  'performance-rows': async (demo) => {
    const { preview, t } = demo;
    const stops = preview.getByRole('textbox');
    await waitForRenders(demo, 'stops.2.place', 1);
    expect(await allRendersOf(demo)).toEqual([1, 1, 1, 1]);

    await preview.getByRole('button', { name: t('Add a stop', '添加一站') }).click();
    await stops.nth(3).fill('Gijón');
    await waitForRenders(demo, 'stops.3.place', 2);
    expect(await allRendersOf(demo)).toEqual([2, 1, 1, 1, 2]);

    const remove = preview.getByRole('button', { name: t('Remove the first stop', '删除第一站') });
    await remove.click();
    await stops.nth(3).waitFor({ state: 'detached' });
    await waitForRenders(demo, COMPONENT, 3);
    expect(await allRendersOf(demo)).toEqual([3, 2, 2, 2]);
    expect(await stops.first().inputValue()).toBe(t('Vigo', '绍兴'));
    expect(await stops.last().inputValue()).toBe('Gijón');
  },

  'performance-force-update': async (demo) => {
    const { preview, t } = demo;
    const line = (english: string, chinese: string) =>
      preview.getByText(t(english, chinese), { exact: true });

    await preview.getByRole('textbox', { name: t('Greeting', '问候') }).pressSequentially('Hello');
    await line('Letters, subscribed: 5', '字数（订阅）：5').waitFor();
    await line('Letters, read from the model: 0', '字数（从模型读取）：0').waitFor();
    await waitForRenders(demo, 'greeting', 6);
    expect(await allRendersOf(demo)).toEqual([1, 1, 6]);

    await preview.getByRole('button', { name: t('Update the form', '更新表单') }).click();
    await line('Letters, read from the model: 5', '字数（从模型读取）：5').waitFor();
    await waitForRenders(demo, COMPONENT, 2);
    expect(await allRendersOf(demo)).toEqual(isCompiled ? [2, 1, 6] : [2, 2, 7]);
  },
});
