import { describeGuide, shownErrors } from '../../support/guideDemos';

describeGuide('intro/vaild-schema', {
  'vaild-zod': async ({ preview, t }) => {
    const email = preview.getByRole('textbox', { name: t('Send them to', '发送到') });
    const tickets = preview.getByRole('spinbutton', { name: t('Tickets', '票数') });
    const block = preview.getByRole('textbox', { name: t('Block', '区域') });

    await tickets.fill('7');
    await preview.getByText(t('Enter at most 6', '最多订六张票')).waitFor();
    await preview.getByRole('button', { name: t('Order', '订票') }).click();
    await preview.getByRole('alert').nth(2).waitFor();
    expect(await shownErrors(preview)).toEqual([
      t('Enter a valid email address', '邮箱格式不正确'),
      t('Enter at most 6', '最多订六张票'),
      t('Enter a block', '请填写区域'),
    ]);
    await block.fill('G');
    await preview.getByText(t('Enter a block from A to F', '区域从 A 到 F')).waitFor();

    await email.fill('ada@example.org');
    await tickets.fill('3');
    await block.fill('B');
    await preview.getByRole('button', { name: t('Order', '订票') }).click();
    await preview
      .getByText(t('3 tickets in block B are yours.', '已为你预订 B 区的 3 张票。'))
      .waitFor();
  },

  'vaild-schema': async ({ preview, t }) => {
    const guest = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const nights = preview.getByRole('spinbutton', { name: t('Nights', '晚数') });
    const book = preview.getByRole('button', { name: t('Book', '预订') });

    await book.click();
    await preview.getByRole('alert').nth(2).waitFor();
    expect(await shownErrors(preview)).toEqual([
      t('Enter your name', '请填写姓名'),
      t('Choose a day', '请选择日期'),
      t('Stay at least 2 nights', '至少住 2 晚'),
    ]);
    await guest.fill(' Ada ');
    await preview.getByLabel(t('Arrival', '入住日期')).fill('2027-05-07');
    await nights.fill('3');
    await preview.getByRole('alert').first().waitFor({ state: 'detached' });
    await book.click();
    await preview
      .getByText(
        t('Ada stays until 2027-05-10 for 270 dollars.', 'Ada 住到 2027-05-10，共 270 元。'),
      )
      .waitFor();
    expect(await guest.inputValue()).toBe(' Ada ');
  },

  'vaild-schema-cross': async ({ preview, t }) => {
    const send = preview.getByRole('button', { name: t('Sign up for the shift', '报名') });
    const order = preview.getByText(
      t('The end has to be after the start', '结束时间应晚于开始时间'),
    );
    const contact = preview.getByText(
      t('Enter an email address or a phone number', '请填写邮箱或手机号'),
    );

    await send.click();
    await order.waitFor();
    await contact.waitFor();
    await preview.getByLabel(t('Start', '开始时间')).fill('09:00');
    await order.waitFor({ state: 'detached' });
    await preview.getByRole('textbox', { name: t('Phone', '手机号') }).fill('5550100');
    await contact.waitFor({ state: 'detached' });
    await send.click();
    await preview
      .getByText(t('See you from 09:00 to 12:00.', '报名成功：09:00 到 12:00。'))
      .waitFor();
  },

  'vaild-json-schema': async ({ preview, t }) => {
    const plate = preview.getByRole('textbox', { name: t('License plate', '通行证编号') });
    const apply = preview.getByRole('button', { name: t('Apply', '提交申请') });
    const format = t(
      'Two capitals, a hyphen and three digits, such as KL-204',
      '两个大写字母、一个连字符加三位数字，例如 KL-204',
    );

    await apply.click();
    await preview.getByRole('alert').nth(1).waitFor();
    expect(await shownErrors(preview)).toEqual([
      format,
      t('Enter the person you are visiting', '请填写被访人'),
    ]);

    await preview
      .getByRole('combobox', { name: t('Permit', '通行证类型') })
      .selectOption('resident');
    await preview.getByRole('alert').nth(1).waitFor({ state: 'detached' });
    expect(await shownErrors(preview)).toEqual([format]);

    await plate.fill('KL-204');
    await apply.click();
    await preview.getByText(t('Permit for KL-204 granted.', '通行证 KL-204 已签发。')).waitFor();
    expect(await shownErrors(preview)).toEqual([]);
  },
});
