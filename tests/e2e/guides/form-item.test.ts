import { describeGuide } from '../../support/guideDemos';
import { waitForModel } from '../../support/inspector';

describeGuide('intro/form-item', {
  'form-item-basic': async ({ preview, t }) => {
    await preview.getByRole('spinbutton', { name: t('Guests', '用餐人数') }).fill('4');
    await preview.getByRole('combobox', { name: t('Time', '到店时间') }).selectOption('20:30');
    await preview.getByRole('button', { name: t('Book a table', '预订座位') }).click();
    await preview
      .getByText(t('4 guests at 20:30. Requests: By the window', '4 位，20:30 到店。备注：靠窗'), {
        exact: true,
      })
      .waitFor();
  },

  'form-item-validation': async ({ preview, t }) => {
    const postcode = preview.getByRole('textbox', { name: t('ZIP code', '邮政编码') });
    const weight = preview.getByRole('textbox', { name: t('Weight in kg', '重量（kg）') });
    const print = preview.getByRole('button', { name: t('Print the label', '打印面单') });
    const alert = preview.getByRole('alert');

    await print.click();
    await alert.nth(1).waitFor();
    expect(await alert.allInnerTexts()).toEqual([
      t('Enter a ZIP code', '请填写邮政编码'),
      t('Enter the weight', '请填写重量'),
    ]);
    expect(await postcode.evaluate((field) => field === document.activeElement)).toBe(true);

    await postcode.fill('10115');
    await weight.fill('31');
    await weight.blur();
    const tooHeavy = t('The limit is 30 kg', '单个包裹不能超过 30 kg');
    await alert.getByText(tooHeavy).waitFor();
    expect(await alert.allInnerTexts()).toEqual([tooHeavy]);

    await weight.fill('2');
    await weight.press('Enter');
    await preview
      .getByText(t('Printed: 2 kg to 10115', '已打印：2 kg，寄往 10115'), { exact: true })
      .waitFor();
    expect(await alert.count()).toBe(0);
  },

  'form-item-validate-ref': async ({ preview, t }) => {
    const checkIn = preview.getByRole('button', { name: t('Check in', '办理值机') });
    await preview.getByRole('spinbutton', { name: t('Bags', '行李件数') }).fill('1');
    await checkIn.click();
    await preview.getByText(t('Fields to correct: 1', '需要更正的字段：1 个')).waitFor();
    expect(await preview.getByRole('alert').innerText()).toBe(
      t('Enter six letters', '请填写六位订单编码'),
    );

    await preview.getByRole('textbox', { name: t('Booking code', '订单编码') }).fill('QWERTY');
    await checkIn.click();
    await preview.getByText(t('Your boarding pass is ready.', '登机牌已生成。')).waitFor();
  },

  'form-item-updated': async ({ preview, t }) => {
    const headline = preview.getByRole('textbox', { name: t('Headline', '标题'), exact: true });
    const latest = preview.getByLabel(t('Latest user edit', '最近一次手动修改'));
    const edits = (count: number) =>
      preview.getByText(t(`User edits: ${count}`, `手动修改 ${count} 次`), { exact: true });
    await headline.pressSequentially('Sun');
    await edits(3).waitFor();
    expect(await latest.innerText()).toBe('Sun');

    await preview.getByRole('button', { name: t('Use the suggestion', '采用建议标题') }).click();
    expect(await headline.inputValue()).toBe(t('Rain expected on Sunday', '周日预计有雨'));
    expect(await latest.innerText()).toBe('Sun');

    await headline.fill('Snow');
    await edits(4).waitFor();
    expect(await latest.innerText()).toBe('Snow');
  },

  'form-item-raised': async ({ preview, t }) => {
    const last = preview.getByLabel(t('Last change', '最近一次修改'));
    await preview.getByRole('combobox', { name: t('Seat', '座位') }).selectOption('aisle');
    await last.getByText('seat: aisle', { exact: true }).waitFor();
    await preview.getByRole('combobox', { name: t('Meal', '餐食') }).selectOption('fish');
    await last.getByText('meal: fish', { exact: true }).waitFor();
    await preview.getByRole('checkbox', { name: t('Quiet car', '静音车厢') }).check();
    await last.getByText('quiet: true', { exact: true }).waitFor();
    await preview.getByText(t('Changes: 3', '共修改 3 次'), { exact: true }).waitFor();
  },

  'form-item-destroy': async ({ preview, t }) => {
    const isGift = preview.getByRole('checkbox', { name: t('Send it as a gift', '作为礼物寄出') });
    const text = preview.getByRole('textbox', { name: t('Text on the card', '贺卡文字') });
    const calls = preview.getByRole('list').getByRole('listitem');

    await isGift.check();
    await text.fill('For you');
    expect(await calls.allInnerTexts()).toEqual(['mounted card.text']);
    await isGift.uncheck();
    await calls.nth(1).waitFor();
    expect(await calls.allInnerTexts()).toEqual(['mounted card.text', 'destroy card.text']);
    await isGift.check();
    await calls.nth(2).waitFor();
    expect(await text.inputValue()).toBe('');
  },

  'form-item-item-ref': async ({ preview, t }) => {
    const voucher = preview.getByRole('textbox', { name: t('Voucher', '代金券') });
    const press = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese), exact: true }).click();
    const error = (text: string) => preview.getByRole('alert').getByText(text, { exact: true });

    await press('Check', '校验');
    await error(t('Enter the voucher code', '请填写券码')).waitFor();
    await press('Clear the error', '清除错误');
    await preview.getByRole('alert').waitFor({ state: 'detached' });
    await press('Fill in SPRING-7', '填入 SPRING-7');
    expect(await voucher.inputValue()).toBe('SPRING-7');

    await press('Reject', '拒绝');
    const expired = t('This voucher has expired', '这张券已过期');
    await error(expired).waitFor();
    // A rule that passes does not take away what was set by hand. An edit does.
    await press('Check', '校验');
    await error(expired).waitFor();
    await voucher.fill('SPRING-8');
    await preview.getByRole('alert').waitFor({ state: 'detached' });
    await press('Reject', '拒绝');
    await error(expired).waitFor();
    await press('Clear the error', '清除错误');
    await preview.getByRole('alert').waitFor({ state: 'detached' });
  },

  'form-item-form-ref': async ({ preview, t }) => {
    const host = preview.getByRole('textbox', { name: t('Host', '主机') });
    const port = preview.getByRole('spinbutton', { name: t('Port', '端口') });
    const alert = preview.getByRole('alert');
    const press = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese), exact: true }).click();
    const noHost = alert.getByText(t('Enter a host', '请填写主机名'), { exact: true });

    await press('Validate', '校验');
    await noHost.waitFor();
    await press('Pause rules', '暂停规则');
    await noHost.waitFor({ state: 'detached' });
    await press('Validate', '校验');
    await press('Mark as in use', '标记为已占用');
    await alert.getByText(t('Another program uses this port', '该端口已被其他程序占用')).waitFor();
    expect(await alert.count()).toBe(1);

    await press('Clear errors', '清除错误');
    await alert.waitFor({ state: 'detached' });
    await press('Apply rules', '恢复规则');
    expect(await alert.count()).toBe(0);
    await press('Validate', '校验');
    await noHost.waitFor();

    await host.fill('printer');
    await press('Set the port', '设置端口');
    expect(await port.inputValue()).toBe('443');
    await press('Reset', '恢复默认值');
    expect([await host.inputValue(), await port.inputValue()]).toEqual(['printer', '8080']);
  },

  'form-item-api-effect': async ({ preview, t }) => {
    const tools = preview.getByRole('group', { name: t('Registered items', '已注册的表单项') });
    const gas = tools.getByRole('button', { name: t('Set gas to 0', '燃气表归零') });
    const reading = preview.getByRole('spinbutton', {
      name: t('gas reading', '燃气表读数'),
    });
    expect(await tools.getByRole('button').count()).toBe(2);
    await reading.fill('512');
    await gas.click();
    expect(await reading.inputValue()).toBe('0');

    await preview
      .getByRole('button', { name: t('Read gas and power instead', '改为抄录燃气表和电表') })
      .click();
    await tools.getByRole('button', { name: t('Set power to 0', '电表归零') }).waitFor();
    expect(await tools.getByRole('button').allInnerTexts()).toEqual([
      t('Set gas to 0', '燃气表归零'),
      t('Set power to 0', '电表归零'),
    ]);
  },

  'form-item-use-form': async (demo) => {
    const { preview, t } = demo;
    const minutes = preview.getByRole('spinbutton', { name: t('Minutes', '时长（分钟）') });
    await preview
      .getByRole('textbox', { name: t('Talk title', '演讲题目') })
      .fill('Forms without fear');
    await minutes.fill('45');
    const written = ['title: "Forms without fear"', 'minutes: "45"'];
    await waitForModel(demo, ...written);

    await preview.getByRole('button', { name: t('Hide the length', '隐藏时长') }).click();
    await minutes.waitFor({ state: 'detached' });
    await waitForModel(demo, ...written);
    await preview.getByRole('button', { name: t('Show the length', '显示时长') }).click();
    expect(await minutes.inputValue()).toBe('45');
  },

  'form-item-mixed': async ({ preview, t }) => {
    const slider = preview.getByRole('slider', { name: t('Volume', '音量'), exact: true });
    const number = preview.getByRole('spinbutton', { name: t('Volume in percent', '音量百分比') });
    const save = preview.getByRole('button', { name: t('Save the volume', '保存音量') });
    const outcome = (text: string) =>
      preview.getByRole('status').getByText(text, { exact: true }).waitFor();

    await slider.fill('90');
    expect(await number.inputValue()).toBe('90');
    await preview
      .getByRole('alert')
      .getByText(t('Enter 80 percent or less', '音量不能超过 80%'))
      .waitFor();
    await preview.getByRole('textbox', { name: t('Room', '房间') }).fill('Kitchen');
    await save.click();
    await outcome(t('Not saved: Enter 80 percent or less', '未保存：音量不能超过 80%'));

    await number.fill('60');
    expect(await slider.inputValue()).toBe('60');
    await save.click();
    await outcome(t('The volume is saved.', '音量已保存。'));
  },

  'form-item-apart': async (demo) => {
    const { preview, t } = demo;
    const city = (group: string) =>
      preview.getByRole('group', { name: group }).getByRole('textbox', { name: t('City', '城市') });

    await city(t('Deliver to', '收货地址')).fill('Leeds');
    await waitForModel(demo, 'city: "Leeds"');
    expect(await city(t('Supplier', '供应商')).inputValue()).toBe('');

    const supplier = preview.getByRole('group', { name: t('Supplier', '供应商') });
    await supplier.getByRole('textbox', { name: t('Street', '街道') }).fill('9 Dock Road');
    await city(t('Supplier', '供应商')).fill('Hull');
    await preview.getByRole('button', { name: t('Save the supplier', '保存供应商') }).click();
    await preview
      .getByRole('status')
      .getByText(t('Saved: 9 Dock Road, Hull', '已保存：Hull 9 Dock Road'), { exact: true })
      .waitFor();
    await waitForModel(demo, 'city: "Leeds"');
  },
});
