import type { Locator } from 'playwright-core';
import { describeGuide, shownErrors } from '../../support/guideDemos';

describeGuide('intro/vaild', {
  'vaild-basic': async ({ preview, t }) => {
    const recipient = preview.getByRole('textbox', { name: t('Recipient', '收件人') });
    const locker = preview.getByRole('textbox', { name: t('Locker', '柜号') });
    const send = preview.getByRole('button', { name: t('Send', '寄出') });

    await send.click();
    await preview.getByText(t('Fields to correct: 2', '待更正的字段：2 个')).waitFor();
    expect(await shownErrors(preview)).toEqual([
      t('Enter a recipient', '请填写收件人'),
      t('Enter a locker', '请填写柜号'),
    ]);
    expect(await recipient.getAttribute('aria-invalid')).toBe('true');

    await recipient.fill('Ada');
    await locker.fill('12');
    await preview.getByText(t('A locker has three digits', '柜号是三位数字')).waitFor();
    await locker.fill('121');
    await send.click();
    await preview
      .getByText(t('On its way to Ada, locker 121.', '已寄出：收件人 Ada，121 号柜。'))
      .waitFor();
    expect(await shownErrors(preview)).toEqual([]);
  },

  'vaild-custom': async ({ preview, t }) => {
    const password = preview.getByLabel(t('New password', '新密码'));
    const again = preview.getByLabel(t('Confirm password', '确认密码'));
    const differ = preview.getByText(t('The passwords do not match', '两次输入的密码不一致'), {
      exact: true,
    });

    await password.fill('horse');
    await preview.getByText(t('3 more characters needed', '还差 3 个字符')).waitFor();
    await password.fill('correct horse');
    await again.fill('correct horse');
    expect(await shownErrors(preview)).toEqual([]);
    await password.fill('correct horses');
    await differ.waitFor();
    await again.fill('correct horses');
    await differ.waitFor({ state: 'detached' });
    await preview.getByRole('button', { name: t('Save', '保存') }).click();
    await preview.getByText(t('The new password is saved.', '新密码已保存。')).waitFor();
  },

  'vaild-messages': async ({ preview, t }) => {
    const check = preview.getByRole('button', { name: t('Check the form', '检查表单') });
    const language = preview.getByRole('combobox', {
      name: t('Message language', '错误信息的语言'),
    });

    await check.click();
    await preview.getByText('Required', { exact: true }).nth(1).waitFor();
    expect(await shownErrors(preview)).toEqual(['Required', 'Required']);
    await language.selectOption('中文');
    await check.click();
    await preview.getByText('必填', { exact: true }).nth(1).waitFor();
    expect(await shownErrors(preview)).toEqual(['必填', '必填']);
    await language.selectOption('Español');
    await check.click();
    await preview.getByText('Obligatorio', { exact: true }).nth(1).waitFor();
    expect(await shownErrors(preview)).toEqual(['Obligatorio', 'Obligatorio']);
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
