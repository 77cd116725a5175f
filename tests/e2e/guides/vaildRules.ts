import { shownErrors, type DemoCase } from '../../support/guideDemos';

/** The demos of `intro/vaild` up to its asynchronous rules. */
export const RULE_CASES: Record<string, DemoCase> = {
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

  'vaild-trigger': async ({ preview, t }) => {
    const field = (english: string, chinese: string) =>
      preview.getByRole('textbox', { name: t(english, chinese) });
    const alert = preview.getByRole('alert');

    await field('While you type', '输入时').fill('x');
    await alert.first().waitFor();
    await field('When you leave', '失焦时').fill('x');
    await field('On demand', '手动校验').fill('x');
    await alert.nth(1).waitFor();
    await field('On demand', '手动校验').blur();
    expect(await alert.count()).toBe(2);
    expect(await field('On demand', '手动校验').getAttribute('aria-invalid')).toBeNull();
    await preview
      .getByRole('button', { name: t('Check the third voucher', '检查第三张券') })
      .click();
    await alert.nth(2).waitFor();

    await field('While you type', '输入时').fill('AB1234');
    await alert.nth(2).waitFor({ state: 'detached' });
    expect(await field('While you type', '输入时').getAttribute('aria-invalid')).toBeNull();
  },

  'vaild-shared': async ({ preview, t }) => {
    const badge = preview.getByRole('textbox', { name: t('Name on the badge', '胸牌上的姓名') });
    const company = preview.getByRole('textbox', { name: t('Company', '公司') });
    const seat = preview.getByRole('textbox', { name: t('Seat', '座位') });

    await badge.fill('Ada');
    await badge.fill('');
    expect(await shownErrors(preview)).toEqual([]);
    await badge.blur();
    await company.focus();
    await company.blur();
    await preview.getByRole('alert').nth(1).waitFor();
    await seat.fill('Z');
    await preview.getByRole('alert').nth(2).waitFor();
    expect(await seat.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await shownErrors(preview)).toEqual([
      t('Please correct: Enter a name', '请更正： 请填写姓名'),
      t('Please correct: Enter a company', '请更正： 请填写公司'),
      t(
        'Please correct: A row from A to H, then a number',
        '请更正： 先写 A 到 H 的排号，再写数字',
      ),
    ]);
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

  'vaild-async': async ({ preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Robot name', '机器人的名字') });
    const arrived = (names: string) =>
      preview.getByText(t(`Responses in order: ${names}`, `响应的顺序：${names}`), {
        exact: true,
      });
    const taken = preview.getByText(t('The name rover is taken', '名字 rover 已被占用'));

    await name.fill('rover');
    await preview.getByText(t('Checking…', '正在检查……')).waitFor();
    await name.fill('rover2');
    await arrived('rover2').waitFor();
    await arrived('rover2, rover').waitFor();
    expect(await taken.count()).toBe(0);

    await name.fill('rover');
    await taken.waitFor();
  },

  'vaild-dependent': async ({ preview, t }) => {
    const price = (english: string, chinese: string) =>
      preview.getByRole('spinbutton', { name: t(english, chinese) });
    const outside = (lowest: number, highest: number) =>
      preview.getByText(
        t(`Enter a price from ${lowest} to ${highest}`, `价格应在 ${lowest} 到 ${highest} 之间`),
      );

    await price('Price for tonight', '今晚的价格').fill('150');
    expect(await shownErrors(preview)).toEqual([]);
    await price('Highest price', '最高价').fill('120');
    await outside(80, 120).waitFor();
    await price('Lowest price', '最低价').fill('130');
    await outside(130, 120).waitFor();
    await preview.getByText(t('This is below the lowest price', '不能低于最低价')).waitFor();
    await price('Highest price', '最高价').fill('200');
    await preview.getByRole('alert').first().waitFor({ state: 'detached' });
    expect(await shownErrors(preview)).toEqual([]);
  },

  'vaild-computed': async ({ preview, t }) => {
    const device = preview.getByRole('combobox', { name: t('Device', '设备') });
    const serial = (english: string, chinese: string) =>
      preview.getByRole('textbox', { name: t(english, chinese), exact: true });
    const problem = preview.getByRole('combobox', { name: t('Problem', '故障') });

    expect(await serial('Serial number', '序列号').isDisabled()).toBe(true);
    await device.selectOption('phone');
    await serial('Serial number (in the settings)', '序列号（见系统设置）').fill('X7');
    await problem.selectOption(t('Weak battery', '电池不耐用'));
    await device.selectOption('printer');
    await serial('Serial number (on the back)', '序列号（见机身背面）').waitFor();
    expect(await problem.inputValue()).toBe('');
    expect(await problem.getByRole('option').allInnerTexts()).toEqual([
      t('Choose', '请选择'),
      t('Paper jam', '卡纸'),
      t('Streaks on the page', '打印有条纹'),
    ]);
  },

  'vaild-debounce': async ({ preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Team name', '队名') });
    const requests = preview
      .getByRole('list', { name: t('Requests', '请求记录') })
      .getByRole('listitem');

    await name.pressSequentially('falcons');
    await preview.getByText(t('The name falcons is taken', '队名 falcons 已被占用')).waitFor();
    expect(await requests.allInnerTexts()).toEqual(['falcons']);
    await name.fill('');
    await preview.getByText(t('Enter a name', '请填写队名')).waitFor();
    await name.fill('eagles');
    await preview.getByRole('button', { name: t('Check now', '立即检查') }).click();
    await requests.nth(1).waitFor();
    expect(await requests.allInnerTexts()).toEqual(['falcons', 'eagles']);
  },

  'vaild-abort': async ({ preview, t }) => {
    const code = preview.getByRole('textbox', { name: t('Discount code', '优惠码') });
    const lines = preview
      .getByRole('list', { name: t('Request log', '请求记录') })
      .getByRole('listitem');
    const aborted = (typed: string) => t(`${typed}: aborted`, `${typed}：已中止`);
    const answered = (typed: string) => t(`${typed}: answered`, `${typed}：已返回`);

    await code.fill('SPR');
    await code.fill('SPRING');
    await lines.nth(1).waitFor();
    expect(await lines.allInnerTexts()).toEqual([aborted('SPR'), answered('SPRING')]);
    expect(await shownErrors(preview)).toEqual([]);
    await code.fill('WINTER');
    await preview.getByText(t('This code is not valid', '优惠码无效')).waitFor();
  },
};
