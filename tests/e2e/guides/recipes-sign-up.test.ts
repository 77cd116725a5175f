import { describeGuide } from '../../support/guideDemos';

describeGuide('guides/sign-up', {
  'recipes-sign-up': async ({ page, preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Username', '用户名') });
    const email = preview.getByRole('textbox', { name: t('Email address', '邮箱') });
    const create = preview.getByRole('button', { name: t('Create the account', '创建账号') });
    const alerts = preview.getByRole('alert');
    const taken = t('The username ada is taken', '用户名 ada 已被占用');
    const checking = preview.getByText(t('Checking…', '正在检查……'));
    const known = preview.getByText(t('This email already has an account', '该邮箱已注册'));

    await name.fill('ada');
    await checking.waitFor();
    await preview.getByText(taken).waitFor();

    await create.click();
    await alerts.nth(3).waitFor();
    expect(await alerts.allInnerTexts()).toEqual([
      taken,
      t('Enter an email address with an @', '请输入包含 @ 的邮箱地址'),
      t('Use at least 8 characters', '至少 8 个字符'),
      t('Please accept the terms', '请先同意服务条款'),
    ]);
    await name.and(page.locator(':focus')).waitFor();

    await name.fill('grace');
    // What is below moves when it ends.
    await checking.waitFor();
    await checking.waitFor({ state: 'detached' });
    await email.fill('grace@example.com');
    await preview.getByLabel(t('Password', '密码')).fill('correct horse');
    await preview
      .getByRole('checkbox', { name: t('I accept the terms', '我同意服务条款') })
      .check();
    await create.click();
    await known.waitFor();
    await email.fill('grace@example.org');
    await known.waitFor({ state: 'detached' });
    await create.click();
    await preview.getByText(t('Welcome, grace.', '欢迎，grace。')).waitFor();
    expect(await alerts.count()).toBe(0);
  },
});
