import { describeGuide } from '../../support/guideDemos';

describeGuide('intro/vaild', {
  'vaild-basic': async ({ preview, t }) => {
    const field = (english: string, chinese: string) =>
      preview.getByRole('textbox', { name: t(english, chinese), exact: true });
    const save = preview.getByRole('button', { name: t('Save', '保存') });

    await save.click();
    await preview.getByText(t('Enter your user name', '请输入用户名'), { exact: true }).waitFor();
    expect(await field('User name', '用户名').getAttribute('aria-invalid')).toBe('true');

    await field('User name', '用户名').fill('ada');
    await field('New password', '新密码').fill('correct horse');
    await field('Once more', '确认密码').fill('battery');
    await save.click();
    const alert = preview.getByRole('alert');
    expect(await alert.allInnerTexts()).toEqual([
      t('The two passwords differ', '两次输入的密码不一致'),
    ]);

    await field('Once more', '确认密码').fill('correct horse');
    await save.click();
    await preview.getByText(t('The new password is saved.', '新密码已保存。')).waitFor();
    expect(await alert.count()).toBe(0);
  },
});
