import { describeGuide } from '../../support/guideDemos';

describeGuide('api/form-start', {
  'form-start-basic': async ({ page, preview, t }) => {
    const send = preview.getByRole('button', { name: t('Send', '提交') });
    const street = preview.getByRole('textbox', { name: t('Street', '街道') });
    await preview.getByRole('textbox', { name: t('Name', '姓名') }).fill('Ada');
    await send.click();
    await preview.getByText(t('Enter a street', '请填写街道')).waitFor();
    expect(await street.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Main');
    await preview.getByRole('textbox', { name: t('City', '城市') }).fill('Bath');
    await send.click();
    await preview.getByText(t('For Ada, to Main, Bath', 'Ada 的订单，送至BathMain')).waitFor();
    expect(await preview.getByRole('alert').count()).toBe(0);
  },
});

describeGuide('api/form-props', {
  'form-props-basic': async ({ preview, t }) => {
    const field = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const top = async (label: string) =>
      (await preview.getByText(label, { exact: true }).first().boundingBox())!.y;
    const beside = async (label: string, value: string) => {
      const input = preview.getByRole('textbox', { name: label });
      expect(await input.inputValue()).toBe(value);
      const { y, height } = (await input.boundingBox())!;
      const labelTop = await top(label);
      return labelTop > y - 4 && labelTop < y + height;
    };
    expect(await beside(t('Seat', '座位'), '14C')).toBe(true);
    expect(await beside(t('Meal', '餐食'), t('Soup', '例汤'))).toBe(false);
    await preview.getByRole('checkbox', { name: 'labelPosition: top' }).check();
    expect(await beside(t('Seat', '座位'), '14C')).toBe(false);
    expect(await field.getAttribute('readonly')).toBeNull();
    await preview.getByRole('checkbox', { name: 'readOnly' }).check();
    expect(await field.getAttribute('readonly')).not.toBeNull();
    const y = async (name: string) =>
      (await preview.getByRole('textbox', { name }).boundingBox())!.y;
    expect(await y(t('Seat', '座位'))).toBeGreaterThan(await y(t('Name', '姓名')));
    await preview.getByRole('checkbox', { name: 'direction: row' }).check();
    expect(await y(t('Seat', '座位'))).toBe(await y(t('Name', '姓名')));
  },
});

describeGuide('api/form-methods', {
  'form-methods-basic': async ({ preview, t }) => {
    const status = preview.getByRole('status');
    const press = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese) }).click();
    await press('Check name and email', '校验姓名和邮箱');
    await status.getByText(t('Errors in: name, mail', '出错的字段：name, mail')).waitFor();
    expect(await preview.getByRole('alert').count()).toBe(2);
    await press('Check all', '全部校验');
    await status
      .getByText(t('Errors in: name, mail, reason', '出错的字段：name, mail, reason'))
      .waitFor();
    await preview.getByRole('textbox', { name: t('Name', '姓名') }).fill('Ada');
    await press('Reset', '重置');
    expect(await preview.getByRole('alert').count()).toBe(0);
    expect(await preview.getByRole('textbox', { name: t('Name', '姓名') }).inputValue()).toBe('');
    for (const field of await preview.getByRole('textbox').all()) await field.fill('x');
    await press('Check all', '全部校验');
    await status.getByText(t('No errors.', '没有错误。')).waitFor();
  },
});

describeGuide('api/form-item-start', {
  'form-item-start-basic': async ({ preview, t }) => {
    const field = preview.getByRole('textbox', { name: t('Nickname', '昵称') });
    expect(await field.inputValue()).toBe(t('Countess', '小雷'));
    await field.fill('a'.repeat(13));
    await preview.getByText(t('At most 12 characters', '最多 12 个字符')).waitFor();
    await field.fill('');
    await preview.getByText(t('What should we call you?', '请填写昵称')).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('Ada');
    await preview.getByRole('alert').waitFor({ state: 'detached' });
  },
});

describeGuide('api/form-item-props', {
  'form-item-props-basic': async ({ preview, t }) => {
    const field = preview.getByRole('spinbutton', { name: t('Budget', '预算') });
    await field.fill('50');
    expect(await preview.getByRole('alert').count()).toBe(0);
    await field.blur();
    await preview.getByText(t('Enter at least 100', '预算不得少于 100')).waitFor();
    await preview.getByText(t('onError: 1', 'onError：1')).waitFor();
    await field.fill('500');
    await field.blur();
    await preview.getByRole('alert').waitFor({ state: 'detached' });
    await preview.getByRole('checkbox', { name: t('Finalize the budget', '确定预算') }).check();
    await preview.getByText(t('The budget is final.', '预算已确定。')).waitFor();
    expect(await field.count()).toBe(0);
  },
});

describeGuide('api/form-item-methods', {
  'form-item-methods-basic': async ({ preview, t }) => {
    const press = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese) }).click();
    const message = preview.getByText(t('Enter a team name', '请填写团队名称'));
    await preview.getByRole('textbox', { name: t('Team', '团队') }).fill('');
    await message.waitFor();
    await press('Clear the error', '清除错误');
    await message.waitFor({ state: 'detached' });
    await press('Validate', '校验');
    await message.waitFor();
    await press('Remove the rule', '移除规则');
    await message.waitFor({ state: 'detached' });
    await press('Validate', '校验');
    expect(await message.count()).toBe(0);
    await press('Reapply the rule', '恢复规则');
    expect(await message.count()).toBe(0);
    await press('Validate', '校验');
    await message.waitFor();
  },
});

describeGuide('api/use-watch', {
  'use-watch-stop': async ({ page, preview, t }) => {
    const slider = preview.getByRole('slider', { name: t('Volume', '音量') });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await preview.getByText(t('Last change: 5 → 6', '最近一次变化：5 → 6')).waitFor();
    await preview.getByText(t('Changes counted: 1', '已计数：1 次变化')).waitFor();
    await preview.getByRole('button', { name: t('Stop counting', '停止计数') }).click();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await preview.getByText(t('Last change: 6 → 7', '最近一次变化：6 → 7')).waitFor();
    expect(await preview.getByText(t('Changes counted: 1', '已计数：1 次变化')).count()).toBe(1);
    await preview.getByRole('button', { name: t('Count again', '重新计数') }).click();
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await preview.getByText(t('Changes counted: 2', '已计数：2 次变化')).waitFor();
  },
});
