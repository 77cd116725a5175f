import type { Locator } from 'playwright-core';
import { describeGuide } from '../../support/guideDemos';

const holdsFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

const isInvalid = (control: Locator) => control.getAttribute('aria-invalid');

describeGuide('intro/integration-ui', {
  'integration-ui-antd': async ({ page, preview, t }) => {
    const subject = preview.getByRole('textbox', { name: t('Subject', '主题') });
    const area = preview.getByRole('combobox', { name: t('Area', '类别') });
    const due = preview.getByRole('textbox', { name: t('Needed by', '截止日期') });
    const agreed = preview.getByRole('checkbox', {
      name: t('The team may read my messages', '允许团队查看我的消息'),
    });
    const submit = preview.getByRole('button', { name: t('Open a ticket', '提交工单') });
    const alert = preview.getByRole('alert');

    await submit.click();
    await alert.nth(3).waitFor();
    expect(await alert.allInnerTexts()).toEqual([
      t('Enter a subject', '请填写主题'),
      t('Choose an area', '请选择类别'),
      t('Choose a day', '请选择日期'),
      t('The team needs your consent', '团队需要你的许可'),
    ]);
    expect(await holdsFocus(subject)).toBe(true);
    for (const control of [subject, area, due, agreed]) {
      expect(await isInvalid(control)).toBe('true');
    }

    await subject.fill('Printer');
    await area.focus();
    await area.press('ArrowDown');
    await page.locator('.ant-select-item-option-active').waitFor();
    await area.press('Enter');
    await preview.getByTitle(t('Billing', '账单')).waitFor();
    await due.fill('2026-05-04');
    await page.getByText(t('Today', '今天'), { exact: true }).waitFor();
    await due.press('Enter');
    await agreed.check();
    await alert.first().waitFor({ state: 'detached' });
    await submit.click();
    await preview
      .getByText(
        t('“Printer” is open until 2026-05-04.', '工单“Printer”已提交，截止日期 2026-05-04。'),
      )
      .waitFor();
    expect(await isInvalid(due)).not.toBe('true');

    const backgroundOf = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [current, other] = ['[aria-current="page"]', ':not([aria-current])'].map((state) =>
      page.locator(`.theme-doc-sidebar-menu a${state}`).first(),
    );
    // antd styles every link of a page, unless it is kept from it.
    expect(await backgroundOf(current)).not.toBe(await backgroundOf(other));
  },

  'integration-ui-mui': async ({ page, preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const role = preview.getByRole('combobox', { name: t('Role', '职位') });
    const start = preview.getByLabel(t('First day', '入职日期'));
    const agreed = preview.getByRole('checkbox', {
      name: t('I know the house rules', '我已了解内部守则'),
    });
    const save = preview.getByRole('button', { name: t('Save', '保存') });
    const messages = [
      t('Enter a name', '请输入姓名'),
      t('Choose a role', '请选择职位'),
      t('Choose the first day', '请选择入职日期'),
      t('Confirm the house rules', '请确认内部守则'),
    ];

    await save.click();
    for (const message of messages) {
      await preview.getByText(message, { exact: true }).waitFor();
    }
    expect(await holdsFocus(name)).toBe(true);
    for (const control of [name, start, agreed]) expect(await isInvalid(control)).toBe('true');

    await name.fill('Ada');
    await save.click();
    expect(await holdsFocus(role)).toBe(true);
    await role.press('Enter');
    await page.getByRole('option', { name: t('Engineering', '开发') }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await start.fill('2026-09-01');
    await agreed.check();
    for (const message of messages) {
      await preview.getByText(message, { exact: true }).waitFor({ state: 'detached' });
    }
    await save.click();
    await preview.getByText(t('Ada starts on 2026-09-01.', 'Ada 于 2026-09-01 入职。')).waitFor();
  },

  'integration-ui-radix': async ({ page, preview, t }) => {
    const host = preview.getByRole('textbox', { name: t('Host', '主持人') });
    const room = preview.getByRole('combobox', { name: t('Room', '会议室') });
    const day = preview.getByLabel(t('Day', '日期'));
    const quiet = preview.getByRole('checkbox', {
      name: t('We keep quiet after nine', '九点之后保持安静'),
    });
    const book = preview.getByRole('button', { name: t('Book the room', '预订会议室') });
    const alert = preview.getByRole('alert');

    await book.click();
    await alert.nth(3).waitFor();
    expect(await alert.allInnerTexts()).toEqual([
      t('Enter a host', '请填写主持人'),
      t('Choose a room', '请选择会议室'),
      t('Choose a day', '请选择日期'),
      t('Please agree to the quiet hours', '请勾选此项'),
    ]);
    expect(await holdsFocus(host)).toBe(true);
    for (const control of [host, room, day, quiet]) {
      expect(await isInvalid(control)).toBe('true');
    }

    await host.fill('Ada');
    await book.click();
    expect(await holdsFocus(room)).toBe(true);
    await room.press('Enter');
    await page.getByRole('option', { name: t('Garden room, 12 seats', '花园厅，12 座') }).click();
    await room.getByText(t('Garden room, 12 seats', '花园厅，12 座')).waitFor();
    await day.fill('2026-06-21');
    await quiet.press('Space');
    await alert.first().waitFor({ state: 'detached' });
    expect(await quiet.isChecked()).toBe(true);
    await book.click();
    await preview
      .getByText(t('Ada has the room on 2026-06-21.', '2026-06-21 的会议室归 Ada 使用。'))
      .waitFor();
  },
});
