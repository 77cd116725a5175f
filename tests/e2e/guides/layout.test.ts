import type { Locator } from 'playwright-core';
import { describeGuide } from '../../support/guideDemos';
import { waitForModel } from '../../support/inspector';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not to be seen.`);
  return box;
}

/** Whether one element ends before another begins, from top to bottom. */
async function isAbove(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(first), await boxOf(second)];
  return a.y + a.height <= b.y;
}

const style = (element: Locator, name: string) =>
  element.evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);

describeGuide('intro/layout', {
  'layout-label-position': async ({ preview, t }) => {
    const label = preview.getByText(t('Sender', '寄件人'), { exact: true });
    const input = preview.getByRole('textbox', { name: t('Sender', '寄件人') });
    const toggle = preview.getByRole('checkbox', { name: t('Labels above', '标签在上方') });

    expect(await isAbove(label, input)).toBe(false);
    await toggle.check();
    await preview.locator('[data-label-position=top]').first().waitFor();
    expect(await isAbove(label, input)).toBe(true);
    expect((await boxOf(label)).x).toBeCloseTo((await boxOf(input)).x, 0);
  },

  'layout-label-width': async ({ preview, t }) => {
    const edge = async (english: string, chinese: string) =>
      (await boxOf(preview.getByRole('textbox', { name: t(english, chinese) }))).x;
    const edges = () => Promise.all([edge('Dish', '菜名'), edge('Cooking time', '烹饪时间')]);

    const [dish, time] = await edges();
    expect(dish).toBeLessThan(time);
    await preview.getByRole('checkbox', { name: t('Equal label widths', '标签等宽') }).check();
    await preview.locator('label[style*="8em"]').first().waitFor();
    const [dishAfter, timeAfter] = await edges();
    expect(dishAfter).toBeCloseTo(timeAfter, 1);
  },

  'layout-direction': async ({ preview, t }) => {
    const [length, width] = [
      preview.getByRole('spinbutton', { name: t('L', '长') }),
      preview.getByRole('spinbutton', { name: t('W', '宽') }),
    ];
    expect(await isAbove(length, width)).toBe(true);
    await preview.getByRole('checkbox', { name: t('Side by side', '并排') }).check();
    await preview.locator('[data-direction=row]').waitFor();
    expect((await boxOf(length)).y).toBeCloseTo((await boxOf(width)).y, 0);
    expect((await boxOf(length)).x).toBeLessThan((await boxOf(width)).x);
  },

  'layout-combined': async ({ preview, t }) => {
    const place = preview.getByRole('textbox', { name: t('Destination', '目的地') });
    const nights = preview.getByRole('spinbutton', { name: t('Nights', '晚数') });
    const search = preview.getByRole('button', { name: t('Search', '搜索') });
    const bottom = async (element: Locator) => {
      const { y, height } = await boxOf(element);
      return y + height;
    };
    expect(await isAbove(preview.getByText(t('Nights', '晚数'), { exact: true }), nights)).toBe(
      true,
    );
    expect(Math.abs((await bottom(place)) - (await bottom(nights)))).toBeLessThan(3);
    expect(Math.abs((await bottom(search)) - (await bottom(nights)))).toBeLessThan(3);

    await search.click();
    await preview.getByRole('alert').getByText(t('Enter a destination', '请填写目的地')).waitFor();
    await preview.locator('input:focus').waitFor();
    await place.fill('Porto');
    await nights.fill('3');
    await search.click();
    await preview.getByText(t('Rooms in Porto for 3 nights', 'Porto，3 晚的房间')).waitFor();
  },

  'layout-styles': async ({ preview, t }) => {
    const ticket = preview.getByRole('group');
    const label = preview.getByText(t('Ticket holder', '持票人'));
    expect(await style(ticket, 'border-top-style')).toBe('dashed');
    expect(await style(ticket, 'max-width')).toBe('352px');
    expect(await style(label, 'text-transform')).toBe('uppercase');
    expect(await style(preview.locator('.ticket-item').first(), 'flex-direction')).toBe('column');
    expect(await style(preview.locator('.ticket-content').first(), 'border-left-width')).toBe(
      '4px',
    );
    expect(await style(preview.locator('.ticket-item').last(), 'border-top-style')).toBe('dashed');

    await preview.getByRole('button', { name: t('Print the ticket', '打印门票') }).click();
    const alert = preview.getByRole('alert');
    await alert.getByText(t('Enter a name', '请填写持票人')).waitFor();
    expect(await style(alert, 'font-style')).toBe('italic');
  },

  'layout-shared': async ({ preview, t }) => {
    const choose = (level: string, position: string) =>
      preview.getByRole('combobox', { name: level }).selectOption(position);
    const stands = (position: string) =>
      preview
        .locator(`[data-label-position=${position}]`)
        .getByText(t('Book title', '书名'))
        .waitFor();

    await stands('row');
    await choose('<Form>', 'top');
    await stands('top');
    await choose('useForm', 'row');
    await stands('row');
    await choose('render', 'top');
    await stands('top');
    await choose('render', '');
    await stands('row');
  },

  'layout-no-style': async (demo) => {
    const { preview, t } = demo;
    const guests = preview.getByRole('spinbutton', { name: t('Guests', '人数') });
    const day = preview.getByRole('combobox', { name: t('Day', '日期') });
    expect(await preview.locator('[class^=bindform]').count()).toBe(0);
    const [first, second] = [await boxOf(guests), await boxOf(day)];
    expect(Math.abs(first.y - second.y)).toBeLessThan(first.height);

    await guests.fill('5');
    await day.selectOption('saturday');
    await waitForModel(demo, 'guests: "5"', 'day: "saturday"');
    await guests.fill('');
    await preview.getByRole('alert').getByText(t('Enter a number', '请填写人数')).waitFor();
  },

  'layout-required': async ({ preview, t }) => {
    const labelOf = (english: string, chinese: string) =>
      preview
        .locator('label')
        .filter({ hasText: t(english, chinese) })
        .innerText();
    const isRequired = (english: string, chinese: string) =>
      preview.getByRole('textbox', { name: t(english, chinese) }).getAttribute('aria-required');

    expect(await labelOf('Family name', '姓氏')).toBe(t('Family name*', '姓氏*'));
    expect(await labelOf('Place of birth', '出生地')).toMatch(t('(required)', '（必填）'));
    expect(await labelOf('Nationality', '国籍')).toBe(t('Nationality', '国籍'));
    expect(await labelOf('Photo number', '照片编号')).toBe(t('Photo number*', '照片编号*'));

    expect(await isRequired('Nationality', '国籍')).toBe('true');
    expect(await isRequired('Photo number', '照片编号')).toBeNull();
  },

  'layout-read-only': async ({ preview, t }) => {
    const purpose = preview.getByRole('textbox', { name: t('Purpose', '用途') });
    const years = preview.getByRole('combobox', { name: t('Term in years', '期限（年）') });
    const label = preview.locator('label').filter({ hasText: t('Purpose', '用途') });
    expect(await label.innerText()).toContain('*');

    await preview.getByRole('checkbox', { name: t('Lock', '锁定') }).check();
    await preview.locator('select:disabled').waitFor();
    expect(await years.isEnabled()).toBe(false);
    expect(await purpose.isEditable()).toBe(false);
    expect(await purpose.isEnabled()).toBe(true);
    expect(await purpose.inputValue()).toBe(t('A cargo bike', '一辆载货自行车'));
    expect(await label.innerText()).not.toContain('*');
  },

  'layout-read-only-text': async ({ preview, t }) => {
    await preview.getByRole('textbox', { name: t('Plant', '植物') }).fill('Ivy');
    await preview.getByRole('checkbox', { name: t('Show the card', '显示卡片') }).check();
    await preview.getByText('Ivy', { exact: true }).waitFor();
    await preview.getByText(t('not given', '未填写'), { exact: true }).waitFor();
    await preview.getByText(t('yes', '是'), { exact: true }).waitFor();
    expect(await preview.getByRole('textbox').count()).toBe(0);

    await preview.getByRole('checkbox', { name: t('Show the card', '显示卡片') }).uncheck();
    const plant = preview.getByRole('textbox', { name: t('Plant', '植物') });
    await plant.waitFor();
    expect(await plant.inputValue()).toBe('Ivy');
  },

  'layout-full-width': async ({ preview, t }) => {
    const message = preview.getByRole('textbox', { name: t('Message', '内容') });
    const subject = preview.getByRole('textbox', { name: t('Subject', '主题') });
    const before = await boxOf(message);
    await preview.getByRole('checkbox', { name: t('Full width', '占满宽度') }).check();
    await preview.locator('.bindform-item-full').first().waitFor();
    const item = await boxOf(preview.locator('.bindform-item-full').last());
    const after = await boxOf(message);
    expect(after.width).toBeGreaterThan(before.width);
    expect(after.x + after.width).toBeCloseTo(item.x + item.width, 0);
    expect((await boxOf(subject)).width).toBeCloseTo(after.width, 0);
  },
});
