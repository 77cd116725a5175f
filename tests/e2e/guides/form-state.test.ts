import { describeGuide } from '../../support/guideDemos';

describeGuide('intro/form-state', {
  'form-state-save': async ({ preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Display name', '昵称') });
    const bio = preview.getByRole('textbox', { name: t('About you', '个人简介') });
    const save = preview.getByRole('button', { name: t('Save the profile', '保存资料') });
    const discard = preview.getByRole('button', { name: t('Discard changes', '放弃修改') });
    const status = preview.getByRole('status');
    const unsaved = status.getByText(t('There are unsaved changes.', '有未保存的修改。'));
    const clean = status.getByText(t('Up to date.', '已是最新。'));
    const original = await bio.inputValue();

    await clean.waitFor();
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await bio.fill('Paints boats.');
    await unsaved.waitFor();
    expect(await save.getAttribute('aria-disabled')).toBe('false');
    await bio.fill(original);
    await clean.waitFor();

    await bio.fill('Paints boats.');
    await discard.click();
    await clean.waitFor();
    expect(await bio.inputValue()).toBe(original);

    await name.fill('  Grace ');
    await save.click();
    await clean.waitFor();
    expect(await name.inputValue()).toBe('Grace');
    await name.fill('Ada');
    await unsaved.waitFor();
    await discard.click();
    await clean.waitFor();
    expect(await name.inputValue()).toBe('Grace');
  },

  'form-state-fields': async ({ preview, t }) => {
    const venue = preview.getByRole('textbox', { name: t('Venue', '地点') });
    const visited = preview.getByText(t('(visited)', '（已浏览）'), { exact: true });
    const edited = preview.getByText(t('(edited)', '（已修改）'), { exact: true });
    const original = await venue.inputValue();

    expect([await visited.count(), await edited.count()]).toEqual([0, 0]);
    await venue.focus();
    await venue.blur();
    await visited.waitFor();
    await venue.fill('Library');
    await edited.waitFor();
    expect(await visited.count()).toBe(0);
    await venue.fill(original);
    await visited.waitFor();
    expect(await edited.count()).toBe(0);
    await preview.getByRole('textbox', { name: t('Seats', '名额') }).fill('30');
    await edited.waitFor();
    await preview.getByRole('button', { name: t('Start over', '恢复原样') }).click();
    await edited.waitFor({ state: 'detached' });
    expect(await visited.count()).toBe(0);
  },

  'form-state-errors': async ({ page, preview, t }) => {
    const guest = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const time = preview.getByRole('combobox', { name: t('Time', '用餐时间') });
    const reserve = preview.getByRole('button', { name: t('Reserve a table', '预订餐位') });
    const list = preview.getByRole('group', { name: t('Please correct:', '请修改以下内容：') });
    const links = list.getByRole('link');
    const missingName = t('Enter your name', '请填写姓名');

    await guest.fill('A');
    await guest.fill('');
    expect(await preview.getByRole('alert').count()).toBe(0);
    await reserve.click();
    await list.waitFor();
    expect(await links.allInnerTexts()).toEqual([
      missingName,
      t('Enter a phone number', '请填写手机号'),
      t('Choose a time', '请选择用餐时间'),
    ]);

    const address = page.url();
    await links.nth(2).click();
    expect(await time.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toBe(address);

    await guest.fill('Ada');
    await links.getByText(missingName).waitFor({ state: 'detached' });
    await preview.getByRole('textbox', { name: t('Phone', '手机号') }).fill('555-0100');
    await time.selectOption('20:00');
    await list.waitFor({ state: 'detached' });
    await reserve.click();
    await preview
      .getByText(t('A table for Ada at 20:00.', '已为 Ada 预订 20:00 的餐位。'), { exact: true })
      .waitFor();
  },
});
