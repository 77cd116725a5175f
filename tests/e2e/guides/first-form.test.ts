import { describeGuide, type OpenDemo, shownErrors } from '../../support/guideDemos';
import { errorsOf, waitForModel } from '../../support/inspector';

/** The controls that all steps have. */
const registration = ({ preview, t }: OpenDemo) => ({
  name: preview.getByRole('textbox', { name: t('Name', '姓名'), exact: true }),
  phone: preview.getByRole('textbox', { name: t('Phone', '手机号') }),
  register: preview.getByRole('button', { name: t('Register', '报名') }),
});

const registered = ({ preview, t }: OpenDemo) =>
  preview.getByRole('status').getByText(t('Registered: Ada', '报名成功：Ada'), { exact: true });

describeGuide('intro/first-form', {
  'first-form-fields': async (demo) => {
    const { name, phone, register } = registration(demo);
    await name.fill('Ada');
    await phone.fill('12025550147');
    await waitForModel(demo, 'name: "Ada"', 'phone: "12025550147"');
    await register.click();
    await registered(demo).waitFor();
  },

  'first-form-rules': async (demo) => {
    const { preview, t } = demo;
    const { name, phone, register } = registration(demo);
    const wrongPhone = t('Enter 11 digits, starting with 1', '请输入 1 开头的 11 位手机号');
    await register.click();
    await preview.getByText(wrongPhone).waitFor();
    expect(await shownErrors(preview)).toEqual([t('Enter your name', '请填写姓名'), wrongPhone]);
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await errorsOf(demo)).toEqual([
      `name ${t('Enter your name', '请填写姓名')}`,
      `phone ${wrongPhone}`,
    ]);

    await name.fill('Ada');
    await phone.fill('1202');
    expect(await shownErrors(preview)).toEqual([wrongPhone]);
    await phone.fill('12025550147');
    await register.click();
    await registered(demo).waitFor();
    expect(await shownErrors(preview)).toEqual([]);
  },

  'first-form-total': async ({ preview, t }) => {
    const total = (sum: number) =>
      preview.getByText(t(`Total: $${sum}`, `合计：¥${sum}`), { exact: true }).waitFor();
    await total(40);
    await preview.getByRole('combobox', { name: t('Ticket', '票种') }).selectOption('student');
    await total(20);
  },

  'first-form-guests': async ({ preview, t }) => {
    const total = (sum: number) =>
      preview.getByText(t(`Total: $${sum}`, `合计：¥${sum}`), { exact: true }).waitFor();
    const guest = (number: number) =>
      preview.getByRole('textbox', { name: t(`Guest ${number}`, `同行人 ${number}`) });
    const add = preview.getByRole('button', { name: t('Add a guest', '添加同行人') });

    await add.click();
    await add.click();
    await total(120);
    await guest(1).fill('Sam');
    await guest(2).fill('Mei');
    await guest(2).fill('');
    const missing = preview.getByRole('alert').getByText(t('Enter a name', '请填写姓名'));
    await missing.waitFor();
    await preview
      .getByRole('button', { name: t('Remove guest 1', '删除同行人 1'), exact: true })
      .click();
    await total(80);
    expect(await guest(1).inputValue()).toBe('');
    expect(await guest(1).getAttribute('aria-invalid')).toBe('true');
    expect(await guest(2).count()).toBe(0);
  },

  'first-form-submit': async (demo) => {
    const { preview, t } = demo;
    const { name, phone, register } = registration(demo);
    const known = preview.getByText(t('This number is already registered', '该手机号已报名'));
    await name.fill('Ada');
    await phone.fill('12025550140');
    await register.click();
    await preview.getByRole('button', { name: t('Registering…', '正在提交……') }).waitFor();
    await known.waitFor();

    await phone.fill('12025550147');
    await known.waitFor({ state: 'detached' });
    await register.click();
    await registered(demo).waitFor();
  },
});
