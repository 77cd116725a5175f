import type { Locator } from 'playwright-core';
import { describeGuide } from '../../support/guideDemos';

const setCaret = (input: Locator, at: number) =>
  input.evaluate((element: HTMLInputElement, place) => element.setSelectionRange(place, place), at);

describeGuide('guides/login', {
  'recipes-login': async ({ page, preview, t }) => {
    const email = preview.getByRole('textbox', { name: t('Email address', '邮箱') });
    const password = preview.getByLabel(t('Password', '密码'));
    const show = preview.getByRole('button', { name: t('Show password', '显示密码') });
    const hide = preview.getByRole('button', { name: t('Hide password', '隐藏密码') });
    const logIn = preview.getByRole('button', { name: t('Log in', '登录'), exact: true });
    const alerts = preview.getByRole('alert');
    const refused = preview.getByText(t('Wrong email or password', '邮箱或密码错误'));
    const focused = (locator: Locator) => locator.and(page.locator(':focus')).waitFor();

    await logIn.click();
    await alerts.nth(1).waitFor();
    expect(await alerts.allInnerTexts()).toEqual([
      t('Enter your email', '请填写邮箱'),
      t('Enter your password', '请填写密码'),
    ]);
    await focused(email);

    await email.fill('ada@example.com');
    await password.fill('corect horse');
    await alerts.first().waitFor({ state: 'detached' });
    await show.click();
    await hide.waitFor();
    expect(await password.getAttribute('type')).toBe('text');
    await password.press('Enter');
    await refused.and(alerts).waitFor();
    expect(await alerts.count()).toBe(1);
    expect(await preview.locator('[aria-invalid="true"]').count()).toBe(0);
    expect(await password.getAttribute('type')).toBe('password');

    await password.focus();
    await setCaret(password, 2);
    await show.click();
    await focused(password);
    await page.keyboard.type('r');
    expect(await password.inputValue()).toBe('correct horse');
    await refused.waitFor({ state: 'detached' });

    await preview.getByRole('checkbox', { name: t('Remember me', '记住我') }).check();
    await logIn.click();
    const welcome = preview.getByText(
      t('Welcome back. You stay logged in.', '欢迎回来，登录状态会保留。'),
    );
    await welcome.waitFor();
    expect(await password.inputValue()).toBe('');
    expect(await alerts.count()).toBe(0);

    await logIn.click();
    await alerts.nth(1).waitFor();
    await welcome.waitFor({ state: 'detached' });
  },
});
