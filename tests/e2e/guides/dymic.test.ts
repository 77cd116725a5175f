import type { Locator } from 'playwright-core';
import { describeGuide, shownErrors } from '../../support/guideDemos';
import {
  allRendersOf,
  COMPONENT,
  openInspector,
  rendersOf,
  waitForModel,
  waitForRenders,
} from '../../support/inspector';

/** Values of text fields, in their order. */
const values = (fields: Locator) =>
  fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

describeGuide('intro/dymic', {
  'dymic-basic': async ({ preview, t }) => {
    const row = (number: number) =>
      preview.getByRole('group', { name: t(`Row ${number}`, `第 ${number} 行`) });
    const item = (number: number) => row(number).getByRole('textbox', { name: t('Item', '物品') });
    const total = (count: number) =>
      preview.getByText(t(`${count} items in total`, `共 ${count} 件`), { exact: true });
    const unnamed = t('Enter an item', '请填写物品名称');

    await preview.getByRole('button', { name: t('Check the list', '检查物品') }).click();
    await row(2).getByText(unnamed).waitFor();
    await row(2)
      .getByRole('button', { name: t('Move up', '上移') })
      .click();
    await row(1).getByText(unnamed).waitFor();
    expect(await item(2).inputValue()).toBe(t('Apples', '苹果'));
    expect(await shownErrors(preview)).toEqual([unnamed]);

    await preview.getByRole('button', { name: t('Add a row', '添加一行') }).click();
    await row(3)
      .getByRole('spinbutton', { name: t('Count', '数量') })
      .fill('7');
    await total(12).waitFor();
    await row(1)
      .getByRole('button', { name: t('Remove', '删除') })
      .click();
    await total(11).waitFor();
    expect(await item(1).inputValue()).toBe(t('Apples', '苹果'));
    expect(await shownErrors(preview)).toEqual([]);
  },

  'dymic-reorder': async ({ preview, t }) => {
    const songs = preview.getByRole('listitem');
    const titles = preview.getByRole('textbox');
    const untitled = t('A song needs a title', '请填写歌名');

    await titles.nth(0).fill('Cello');
    await titles.nth(1).fill('');
    await songs.nth(1).getByText(untitled).waitFor();
    await titles.nth(2).fill('Bassoon');
    const down = songs.nth(0).getByRole('button', { name: t('Down', '下移') });
    await down.click();
    await preview
      .getByText(t('Cello is now number 2.', '《Cello》现在排在第 2 位。'), { exact: true })
      .waitFor();
    expect(await values(titles)).toEqual(['', 'Cello', 'Bassoon']);
    await songs.nth(0).getByText(untitled).waitFor();

    await songs
      .nth(0)
      .getByRole('button', { name: t('Down', '下移') })
      .click();
    await songs.nth(1).getByText(untitled).waitFor();
    await preview.getByRole('button', { name: t('Sort by title', '按歌名排序') }).click();
    await songs.nth(0).getByText(untitled).waitFor();
    expect(await values(titles)).toEqual(['', 'Bassoon', 'Cello']);
    expect(await shownErrors(preview)).toEqual([untitled]);
    expect(
      await songs
        .nth(0)
        .getByRole('button', { name: t('Up', '上移') })
        .isDisabled(),
    ).toBe(true);

    const up = (row: number) =>
      songs.nth(row).getByRole('button', { name: t('Up', '上移'), exact: true });
    await up(1).press('Enter');
    await songs.nth(1).getByText(untitled).waitFor();
    await up(0).and(preview.page().locator(':focus')).waitFor();
  },

  'dymic-nested': async (demo) => {
    const { preview, t } = demo;
    const day = (number: number) =>
      preview.getByRole('group', { name: t(`Day ${number}`, `第 ${number} 天`) });
    const stop = (ofDay: number, number: number) =>
      day(ofDay).getByRole('textbox', { name: t(`Stop ${number}`, `第 ${number} 站`) });
    const state = await openInspector(demo, 'state');
    const path = (name: string) => state.getByRole('rowheader', { name, exact: true });
    const places = preview.getByRole('textbox');

    await day(2)
      .getByRole('button', { name: t('Add a stop', '添加一站') })
      .click();
    await stop(2, 1).fill('Turin');
    await day(2)
      .getByRole('button', { name: t('Add a stop', '添加一站') })
      .click();
    await stop(2, 2).fill('Genoa');
    await path('days.1.stops.1.place').waitFor();
    expect(await values(places)).toEqual([t('Lyon', '苏州'), 'Turin', 'Genoa']);
    await day(1)
      .getByRole('button', { name: t('Remove the day', '删除这一天') })
      .click();
    await path('days.0.stops.1.place').waitFor();
    expect(await path('days.1.stops.1.place').count()).toBe(0);
    expect(await values(places)).toEqual(['Turin', 'Genoa']);
    await stop(1, 1).fill('Milan');
    await day(1)
      .getByRole('button', { name: t('Remove stop 1', '删除第 1 站') })
      .click();
    await path('days.0.stops.1.place').waitFor({ state: 'detached' });
    expect(await values(places)).toEqual(['Genoa']);
  },

  'dymic-watch': async ({ preview, t }) => {
    const guest = (number: number) =>
      preview.getByRole('textbox', { name: t(`Guest ${number}`, `客人 ${number}`) });
    const coming = (count: number) =>
      preview.getByText(t(`Guests so far: ${count}`, `目前的客人：${count} 位`), { exact: true });

    expect(await guest(2).count()).toBe(0);
    await guest(1).fill('Ada');
    await guest(2).fill('Grace');
    await guest(3).waitFor();
    await coming(2).waitFor();
    await guest(1).fill('Adele');
    await coming(2).waitFor();
    expect(await values(preview.getByRole('textbox'))).toEqual(['Adele', 'Grace', '']);
  },

  'dymic-subscribe': async (demo) => {
    const { preview, t } = demo;
    const total = (votes: number) =>
      preview.getByText(t(`Votes: ${votes}`, `票数：${votes}`), { exact: true });
    await total(585).waitFor();
    await preview.getByRole('spinbutton', { name: t('Meadow', '方案 A') }).fill('400');
    await total(675).waitFor();
    await preview.getByRole('spinbutton', { name: t('Harbor', '方案 B') }).fill('25');
    await total(425).waitFor();
    await waitForRenders(demo, 'parties.1.votes', 2);
    expect(await rendersOf(demo, COMPONENT)).toBe(1);
  },

  'dymic-computed': async ({ preview, t }) => {
    const line = (english: string, chinese: string) =>
      preview.getByRole('group', { name: t(english, chinese) });
    const amount = (ofLine: Locator, sum: number) =>
      ofLine.getByText(t(`Amount: ${sum}`, `金额：${sum}`), { exact: true });
    const bread = line('Rye bread', '黑麦面包');
    const cake = line('Plum cake', '李子蛋糕');

    await amount(bread, 8).waitFor();
    await bread.getByRole('spinbutton', { name: t('Quantity', '数量') }).fill('5');
    await amount(bread, 20).waitFor();
    await amount(cake, 18).waitFor();
    await cake.getByRole('spinbutton', { name: t('Price', '单价') }).fill('21');
    await amount(cake, 21).waitFor();
  },

  'dymic-computed-model': async (demo) => {
    const { preview, t } = demo;
    const kitchen = preview.getByRole('group', { name: t('Kitchen', '厨房') });
    const area = kitchen.getByRole('spinbutton', { name: t('Area', '面积') });

    await waitForModel(demo, 'area: 12', 'area: 9');
    expect(await area.isEditable()).toBe(false);
    await kitchen.getByRole('spinbutton', { name: t('Length', '长') }).fill('6');
    await waitForModel(demo, 'length: 6', 'area: 18', 'area: 9');
    expect(await area.inputValue()).toBe('18');
  },

  'dymic-validation': async ({ preview, t }) => {
    const enter = preview.getByRole('button', { name: t('Register the team', '球队报名') });
    const player = (number: number) =>
      preview.getByRole('textbox', { name: t(`Player ${number}`, `队员 ${number}`) });

    await enter.click();
    await preview.getByRole('alert').nth(1).waitFor();
    expect(await shownErrors(preview)).toEqual([
      t('Kim is already on the team', 'Kim 已在名单中'),
      t('Add at least three players', '至少需要三名队员'),
    ]);
    expect(await player(2).getAttribute('aria-invalid')).toBe('true');
    await player(2).fill('Jo');
    await preview.getByRole('button', { name: t('Add a player', '添加队员') }).click();
    await enter.click();
    await preview.getByText(t('Enter a name', '请填写队员名字')).waitFor();
    expect(await shownErrors(preview)).toHaveLength(1);
    await player(3).fill('Sam');
    await enter.click();
    await preview.getByText(t('The team is registered.', '球队已报名。')).waitFor();
  },

  'dymic-large': async (demo) => {
    const { preview, t } = demo;
    const rows = preview.getByRole('listitem');

    await waitForRenders(demo, 'shelves.2.books', 1);
    expect(await allRendersOf(demo)).toEqual([1, 1, 1, 1]);
    await preview.getByRole('button', { name: t('Fill up to 500 rows', '填满 500 行') }).click();
    await waitForRenders(demo, 'shelves.499.books', 1);
    const before = await allRendersOf(demo);
    expect(before).toHaveLength(501);
    expect(before[0]).toBe(2);
    await rows
      .nth(249)
      .getByRole('spinbutton', { name: t('Books on shelf 250', '第 250 个书架的册数') })
      .fill('77');
    await waitForRenders(demo, 'shelves.249.books', 2);
    expect(await allRendersOf(demo)).toEqual(before.with(250, 2));
  },
});
