import { describeGuide, shownErrors } from '../../support/guideDemos';

describeGuide('intro/vaild-errors', {
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

  'vaild-display': async ({ preview, t }) => {
    await preview.getByRole('button', { name: t('Start the server', '启动服务器') }).click();
    const alert = preview.getByRole('alert');
    await alert.getByText(t('Port 3000 is in use.', '端口 3000 已被占用。')).waitFor();
    await alert.getByRole('button', { name: t('Use 3001 instead', '改用 3001') }).click();
    await preview.getByText(t('Listening on port 3001.', '正在监听端口 3001。')).waitFor();
    expect(await alert.count()).toBe(0);
    expect(await preview.getByRole('textbox').inputValue()).toBe('3001');
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
});
