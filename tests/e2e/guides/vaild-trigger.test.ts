import { describeGuide, shownErrors } from '../../support/guideDemos';

describeGuide('intro/vaild-trigger', {
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

  'vaild-touched': async ({ preview, t }) => {
    const email = preview.getByRole('textbox', { name: t('Email', '邮箱') });
    const incomplete = preview.getByText(t('Enter a complete address', '请填写完整的邮箱'));

    await email.fill('ada@');
    expect(await shownErrors(preview)).toEqual([]);
    await email.blur();
    await incomplete.waitFor();
    await email.fill('ada@example.org');
    await incomplete.waitFor({ state: 'detached' });
    await email.fill('ada@example');
    await incomplete.waitFor();
  },

  'vaild-submitted': async ({ preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const guests = preview.getByRole('spinbutton', { name: t('Guests', '人数') });
    const book = preview.getByRole('button', { name: t('Book a table', '订座') });

    await name.fill('Ada');
    await name.fill('');
    await name.blur();
    expect(await shownErrors(preview)).toEqual([]);
    await book.click();
    await preview.getByRole('alert').nth(1).waitFor();
    expect(await shownErrors(preview)).toEqual([
      t('Enter a name', '请填写姓名'),
      t('Enter at least 1 guest', '至少 1 人'),
    ]);
    await name.fill('Ada');
    await guests.fill('3');
    await preview.getByRole('alert').first().waitFor({ state: 'detached' });
    await book.click();
    await preview.getByText(t('Table for 3, Ada.', 'Ada，3 人的座位已订好。')).waitFor();
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
});
