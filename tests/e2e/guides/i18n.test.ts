import { describeGuide } from '../../support/guideDemos';

describeGuide('guides/i18n', {
  'i18n-switch': async ({ preview, t }) => {
    const language = preview.getByRole('combobox', { name: t('Language', '语言') });
    const shown = () => preview.getByRole('alert').allTextContents();
    expect(await language.inputValue()).toBe(t('en', 'zh-CN'));

    await preview.getByRole('textbox', { name: t('Phone', '手机号') }).fill('12a');
    await preview.getByRole('button', { name: t('Check the form', '检查表单') }).click();
    await preview.getByText(t('Fill in this field', '请填写此项')).waitFor();
    expect(await shown()).toEqual([
      t('Fill in this field', '请填写此项'),
      t('Use digits only', '只能填写数字'),
    ]);

    await language.selectOption('العربية');
    const name = preview.getByRole('textbox', { name: 'الاسم' });
    await name.waitFor();
    expect(await shown()).toEqual(['هذا الحقل مطلوب', 'استخدم الأرقام فقط']);
    // The label is on the right of its control now.
    const label = await preview.getByText('الاسم').first().boundingBox();
    expect(label!.x).toBeGreaterThan((await name.boundingBox())!.x);

    await language.selectOption(t('en', 'zh-CN'));
    await preview.getByRole('textbox', { name: t('Name', '姓名') }).fill('Mei');
    expect(await shown()).toEqual([t('Use digits only', '只能填写数字')]);
  },
});
