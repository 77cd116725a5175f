import { describeGuide } from '../../support/guideDemos';

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
});
