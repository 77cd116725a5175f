import type { Locator } from 'playwright-core';
import { describeGuide, shownErrors } from '../../support/guideDemos';
import { RULE_CASES } from './vaildRules';
import { SCHEMA_CASES } from './vaildSchemas';

describeGuide('intro/vaild', {
  ...RULE_CASES,
  ...SCHEMA_CASES,

  'vaild-style': async ({ preview, t }) => {
    await preview.getByRole('button', { name: t('Check the card', '检查卡片') }).click();
    const looks = (english: string, chinese: string) =>
      preview
        .getByRole('alert')
        .filter({ hasText: t(english, chinese) })
        .evaluate((alert) => {
          const { borderInlineStartWidth: bar, fontWeight: weight } = getComputedStyle(alert);
          return { bar, weight };
        });
    expect(await looks('Enter a title', '请填写书名')).toEqual({ bar: '4px', weight: '400' });
    expect(await looks('Enter a shelf', '请填写书架')).toEqual({ bar: '4px', weight: '700' });
    const border = await preview
      .getByRole('textbox', { name: t('Shelf', '书架') })
      .evaluate((field) => getComputedStyle(field).borderTopWidth);
    expect(border).toBe('2px');
  },

  'vaild-clear': async ({ preview, t }) => {
    const temperature = preview.getByRole('spinbutton', { name: t('Temperature', '温度') });
    const alert = preview.getByRole('alert');
    const press = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese) }).click();

    await press('Check the values', '检查数值');
    await alert.nth(1).waitFor();
    await press('Clear the first', '清除第一个');
    await alert.nth(1).waitFor({ state: 'detached' });
    expect(await shownErrors(preview)).toEqual([
      t('Keep it between 40 and 80', '请保持在 40 到 80 之间'),
    ]);
    await press('Clear all', '全部清除');
    await alert.waitFor({ state: 'detached' });

    await temperature.press('1');
    await preview.getByText(t('Keep it between 10 and 30', '请保持在 10 到 30 之间')).waitFor();
  },

  'vaild-remove': async ({ preview, t }) => {
    const make = preview.getByRole('button', { name: t('Create the invoice', '开发票') });
    const missing = preview.getByText(t('Enter the VAT number', '请填写税号'));

    await preview.getByRole('textbox', { name: t('Customer', '客户') }).fill('Grace');
    await make.click();
    await missing.waitFor();
    await preview.getByText(t('No invoice yet.', '发票还没有开出。')).waitFor();
    await preview.getByRole('button', { name: t('I have no VAT number', '没有税号') }).click();
    await missing.waitFor({ state: 'detached' });
    await make.click();
    await preview.getByText(t('The invoice for Grace is ready.', 'Grace 的发票已开好。')).waitFor();
    expect(await missing.count()).toBe(0);
  },

  'vaild-reapply': async ({ preview, t }) => {
    const isPresent = preview.getByRole('checkbox', { name: t('This is a gift', '这是礼物') });
    const pack = preview.getByRole('button', { name: t('Pack it', '打包') });
    const missing = preview.getByText(t('Enter a message', '请填写贺卡内容'));
    const packed = preview.getByText(t('Packed.', '已打包。'));

    await pack.click();
    await missing.waitFor();
    await isPresent.uncheck();
    await missing.waitFor({ state: 'detached' });
    await pack.click();
    await packed.waitFor();
    await isPresent.check();
    expect(await missing.count()).toBe(0);
    await pack.click();
    await missing.waitFor();
    await packed.waitFor({ state: 'detached' });
  },

  'vaild-draft': async ({ preview, t }) => {
    const isDraft = preview.getByRole('checkbox', { name: t('Still a draft', '仍是草稿') });
    const headline = preview.getByRole('textbox', { name: t('Headline', '标题') });
    const tooShort = preview.getByText(
      t('Enter at least 20 characters to publish', '发布至少需要 20 个字符'),
    );
    const save = preview.getByRole('button', { name: t('Save draft', '保存草稿') });

    await preview.getByRole('button', { name: t('Publish', '发布') }).click();
    await tooShort.waitFor();
    await isDraft.check();
    await tooShort.waitFor({ state: 'detached' });
    await save.click();
    await preview.getByText(t('Enter a headline', '请填写标题')).waitFor();
    await headline.fill('Rain');
    await save.click();
    await preview.getByText(t('Saved as a draft.', '已存为草稿。')).waitFor();
  },

  'vaild-some': async ({ preview, t }) => {
    const quote = preview.getByRole('button', { name: t('Get delivery price', '查询运费') });
    const nameless = preview.getByText(t('Tell us your name', '请填写姓名'));

    await quote.click();
    await preview.getByRole('alert').nth(1).waitFor();
    expect(await shownErrors(preview)).toEqual([
      t('Choose a country', '请选择省份'),
      t('Enter the weight', '请填写重量'),
    ]);
    await preview.getByRole('combobox', { name: t('Country', '省份') }).selectOption('MX');
    await preview.getByRole('spinbutton', { name: t('Weight', '重量') }).fill('3');
    await quote.click();
    await preview.getByText(t('Delivery costs 11 dollars.', '运费为 11 元。')).waitFor();
    expect(await nameless.count()).toBe(0);
    await preview.getByRole('button', { name: t('Order now', '下单') }).click();
    await nameless.waitFor();
  },

  'vaild-on-error': async ({ preview, t }) => {
    const lines = preview.getByRole('list', { name: t('Log', '日志') }).getByRole('listitem');
    const off = preview.getByText(t('The heating is switched off', '暖气已关闭'));
    const first = [
      `room: ${t('Enter a room', '请填写房间')}`,
      `target: ${t('That is too hot', '温度太高了')}`,
    ];

    await preview.getByRole('button', { name: t('Check the room', '检查设置') }).click();
    await lines.nth(1).waitFor();
    expect((await lines.allInnerTexts()).sort()).toEqual(first);
    await preview.getByRole('button', { name: t('Set an error', '手动设置错误') }).click();
    await off.waitFor();
    expect(await lines.count()).toBe(2);

    await preview.getByRole('textbox', { name: t('Room', '房间') }).fill('attic');
    await preview.getByRole('button', { name: t('Check the room', '检查设置') }).click();
    await lines.nth(2).waitFor();
    expect(await lines.nth(2).innerText()).toBe(first[1]);
  },

  'vaild-display': async ({ preview, t }) => {
    await preview.getByRole('button', { name: t('Start the server', '启动服务器') }).click();
    const alert = preview.getByRole('alert');
    await alert.getByText(t('Port 3000 is in use.', '端口 3000 已被占用。')).waitFor();
    await alert.getByRole('button', { name: t('Use 3001 instead', '改用 3001') }).click();
    await preview.getByText(t('Listening on port 3001.', '正在监听端口 3001。')).waitFor();
    expect(await alert.count()).toBe(0);
    expect(await preview.getByRole('textbox').inputValue()).toBe('3001');
  },

  'vaild-manual': async ({ preview, t }) => {
    const legs = preview.getByRole('textbox', {
      name: t('How many legs does a spider have?', '蜘蛛有几条腿？'),
    });
    const planet = preview.getByRole('textbox', {
      name: t('Which planet is closest to the sun?', '离太阳最近的行星是哪一颗？'),
    });
    const press = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese) }).click();

    await legs.fill('6');
    await planet.fill('Mars');
    await planet.blur();
    expect(await shownErrors(preview)).toEqual([]);
    await press('Check the legs', '批改第一题');
    await preview.getByText(t('More than an insect', '比昆虫多')).waitFor();
    expect(await shownErrors(preview)).toHaveLength(1);
    await press('Check all', '批改全部');
    await preview.getByText(t('Wrong answers: 2', '答错 2 题')).waitFor();

    await legs.fill('8');
    await planet.fill(t('Mercury', '水星'));
    await press('Check all', '批改全部');
    await preview.getByText(t('All answers are correct.', '全部答对。')).waitFor();
  },

  'vaild-summary': async ({ page, preview, t }) => {
    const book = preview.getByRole('button', { name: t('Book', '预约') });
    const summary = preview.getByRole('group', {
      name: t('There is a problem', '有几处需要更正'),
    });
    const reason = preview.getByRole('textbox', { name: t('Reason', '就诊原因') });
    const holdsFocus = (place: Locator) =>
      place.evaluate((element) => element === document.activeElement);

    await book.click();
    await summary.waitFor();
    expect(await holdsFocus(summary)).toBe(true);
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      t('Enter a name', '请填写宠物的名字'),
      t('Enter a reason', '请填写就诊原因'),
    ]);
    const address = page.url();
    await summary.getByRole('link').nth(1).click();
    expect(await holdsFocus(reason)).toBe(true);
    expect(page.url()).toBe(address);

    await reason.fill('limps');
    await preview.getByRole('textbox', { name: t('Pet name', '宠物的名字') }).fill('Rex');
    await book.click();
    await preview.getByText(t('See you soon, Rex.', 'Rex 预约成功，到时见。')).waitFor();
    expect(await summary.count()).toBe(0);
  },
});
