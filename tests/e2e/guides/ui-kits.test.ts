import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describeGuide } from '../../support/guideDemos';
import { SITE_DIR } from '../../support/site';

const CLASS = /\bm_[\da-f]+/g;

/** Classes on the page for which Mantine has rules that the site has left out. */
async function unstyledClasses(page: Page): Promise<string[]> {
  const whole = path.join(SITE_DIR, 'node_modules/@mantine/core/styles.css');
  const styled = new Set(fs.readFileSync(whole, 'utf8').match(CLASS));
  const [used, adopted] = await page.evaluate(() => [
    [...document.querySelectorAll('[class*=m_]')].map(({ classList }) => classList.value).join(' '),
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(),
  ]);
  const known = new Set(adopted.match(CLASS));
  const names = new Set(used.match(CLASS));
  expect(names.size).toBeGreaterThan(10);
  return [...names].filter((name) => styled.has(name) && !known.has(name));
}

/** What assistive technology reads after the name of a control. */
const descriptionOf = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(''),
  );

async function expectDescriptions(controls: Locator[], messages: string[]): Promise<void> {
  expect(await Promise.all(controls.map(descriptionOf))).toEqual(messages);
}

describeGuide('guides/ui-kits', {
  'shadcn-profile': async ({ page, preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Display name', '显示名称') });
    const team = preview.getByRole('combobox', { name: t('Team', '团队') });
    const terms = preview.getByRole('checkbox', {
      name: t('I accept the terms', '我同意服务条款'),
    });
    const save = preview.getByRole('button', { name: t('Save profile', '保存资料') });
    const alert = preview.getByRole('alert');

    await save.click();
    await alert.nth(2).waitFor();
    expect(await alert.allInnerTexts()).toEqual([
      t('Enter a name', '请填写名称'),
      t('Choose a team', '请选择团队'),
      t('Accept the terms', '请先同意服务条款'),
    ]);
    await name.and(page.locator(':focus')).waitFor();
    for (const control of [name, team, terms]) {
      expect(await control.getAttribute('aria-invalid')).toBe('true');
    }

    await name.fill('Mei');
    await team.press('Enter');
    await page.getByRole('option', { name: t('Sales', '销售') }).click();
    await team.getByText(t('Sales', '销售')).waitFor();
    await terms.press('Space');
    await alert.first().waitFor({ state: 'detached' });
    await save.click();
    await preview.getByText(t('The profile of Mei is saved.', 'Mei 的资料已保存。')).waitFor();
  },

  'ui-kits-mantine': async ({ page, preview, t }) => {
    const email = preview.getByRole('textbox', { name: t('Email', '邮箱') });
    const role = preview.getByRole('combobox', { name: t('Role', '角色') });
    const known = preview.getByRole('checkbox', { name: t('I know this person', '我认识对方') });
    const send = preview.getByRole('button', { name: t('Send invitation', '发送邀请') });
    const messages = [
      t('Enter an email address', '请输入邮箱'),
      t('Choose a role', '请选择角色'),
      t('Confirm that you know this person', '请确认你认识对方'),
    ];

    await send.click();
    for (const message of messages) await preview.getByText(message, { exact: true }).waitFor();
    await email.and(page.locator(':focus')).waitFor();
    await expectDescriptions([email, role, known], messages);

    await email.fill('mei@example.org');
    await role.click();
    const editor = page.getByRole('option', { name: t('Editor', '可编辑成员') });
    await editor.waitFor();
    expect(await unstyledClasses(page)).toEqual([]);
    await editor.click();
    await known.check();
    await preview.getByText(messages[2], { exact: true }).waitFor({ state: 'detached' });
    await send.click();
    await preview
      .getByText(
        t('The invitation is on its way to mei@example.org.', '邀请已发送至 mei@example.org。'),
      )
      .waitFor();
  },

  'ui-kits-chakra': async ({ page, preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const workshop = preview.getByRole('combobox', { name: t('Workshop', '场次') });
    const agreed = preview.getByRole('checkbox', {
      name: t('I accept the code of conduct', '我同意行为准则'),
    });
    const register = preview.getByRole('button', { name: t('Register', '报名') });
    const messages = [
      t('Enter your name', '请输入姓名'),
      t('Choose a workshop', '请选择场次'),
      t('Accept the code of conduct', '请先同意行为准则'),
    ];

    await register.click();
    for (const message of messages) await preview.getByText(message, { exact: true }).waitFor();
    await name.and(page.locator(':focus')).waitFor();
    for (const control of [name, workshop, agreed]) {
      expect(await control.getAttribute('aria-invalid')).toBe('true');
    }

    await name.fill('Ada');
    await workshop.selectOption(t('Accessible forms', '无障碍表单'));
    await preview.getByText(t('I accept the code of conduct', '我同意行为准则')).click();
    await preview.getByText(messages[2], { exact: true }).waitFor({ state: 'detached' });
    expect(await agreed.isChecked()).toBe(true);
    await register.click();
    await preview.getByText(t('Ada, your place is reserved.', 'Ada，已为你保留名额。')).waitFor();
  },
});
