import { describeGuide } from '../../support/guideDemos';
import { modelOf, waitForModel } from '../../support/inspector';

describeGuide('intro/fn-controller', {
  'fn-controller-basic': async ({ preview, t }) => {
    const input = preview.getByRole('textbox', {
      name: t('What are you working on?', '你在忙什么？'),
    });
    const alert = preview.getByRole('alert');

    await input.fill('Painting the garden fence');
    await alert.getByText(t('Say it in fewer words', '请说得简短一些')).waitFor();
    await preview.getByText(t('25 of 20 characters', '25 / 20 个字符')).waitFor();

    await preview.getByRole('button', { name: t('Clear', '清空') }).click();
    await alert.waitFor({ state: 'detached' });
    await preview.getByText(t('0 of 20 characters', '0 / 20 个字符')).waitFor();
    expect(await input.inputValue()).toBe('');
  },

  'fn-controller-custom': async (demo) => {
    const { preview, t } = demo;
    const group = preview.getByRole('group', { name: t('Duration', '时长') });
    const part = (english: string, chinese: string) =>
      group.getByRole('spinbutton', { name: t(english, chinese) });

    expect(await part('Hours', '小时').inputValue()).toBe('1');
    expect(await part('Minutes', '分钟').inputValue()).toBe('30');
    await part('Minutes', '分钟').fill('10');
    await waitForModel(demo, 'minutes: 70');
    await part('Hours', '小时').fill('0');
    await waitForModel(demo, 'minutes: 10');
    await preview
      .getByRole('alert')
      .getByText(t('Book at least 15 minutes', '至少登记 15 分钟'))
      .waitFor();
  },

  'fn-controller-event': async (demo) => {
    const { preview, t } = demo;
    const topics = [t('Releases', '新版本'), t('Talks', '技术分享'), t('Jobs', '招聘')];
    const box = (name: string) => preview.getByRole('checkbox', { name });
    const alert = preview.getByRole('alert');

    await box(topics[0]).check();
    await box(topics[2]).check();
    await waitForModel(demo, `"${topics[2]}"`);
    expect(await modelOf(demo)).toBe(`{ topics: [ "${topics[0]}" "${topics[2]}" ] }`);
    expect(await alert.count()).toBe(0);

    await box(topics[1]).check();
    await alert.getByText(t('Two topics at most', '最多选两个主题')).waitFor();
    await box(topics[0]).uncheck();
    await alert.waitFor({ state: 'detached' });
    expect(await modelOf(demo)).toBe(`{ topics: [ "${topics[2]}" "${topics[1]}" ] }`);
  },

  'fn-controller-checkbox': async ({ preview, t }) => {
    const order = preview.getByRole('button', { name: t('Order', '下单') });
    const alert = preview.getByRole('alert');
    const gift = preview.getByRole('switch', { name: t('Gift wrap', '礼品包装') });

    await order.click();
    await alert.getByText(t('Please accept the terms', '请先同意条款')).waitFor();
    await preview.getByRole('checkbox', { name: t('I accept the terms', '我同意条款') }).check();
    await alert.waitFor({ state: 'detached' });

    await gift.click();
    await preview.locator('[role=switch][aria-checked=true]').waitFor();
    await order.click();
    await preview.getByText(t('Ordered, as a gift', '已下单，附礼品包装')).waitFor();
  },

  'fn-controller-define-props': async (demo) => {
    const { preview, t } = demo;
    const budget = preview.getByRole('textbox', { name: t('Budget', '预算') });
    const distance = preview.getByRole('textbox', { name: t('Distance', '距离') });
    await budget.pressSequentially('1a2b0,0');
    await distance.pressSequentially('4 8 x');
    await waitForModel(demo, 'budget: "1200"', 'distance: "48"');
    expect(await budget.inputValue()).toBe('1200');
    expect(await distance.inputValue()).toBe('48');
  },

  'fn-controller-methods': async ({ preview, t }) => {
    const code = preview.getByRole('textbox', { name: t('Voucher code', '优惠码') });
    const alert = preview.getByRole('alert');
    const run = (name: string) => preview.getByRole('button', { name, exact: true }).click();
    const passed = preview.getByText(t('The code is valid.', '优惠码通过校验。'));
    const rejected = preview.getByText(t('Rejected: Enter a code', '未通过：请输入优惠码'));

    await run('setValue');
    expect(await code.inputValue()).toBe('');
    expect(await alert.count()).toBe(0);

    await run('validate');
    await rejected.waitFor();
    await alert.getByText(t('Enter a code', '请输入优惠码')).waitFor();

    await run('clearValidate');
    await alert.waitFor({ state: 'detached' });

    await run('removeValidator');
    await run('validate');
    await passed.waitFor();

    await run('reapplyValidator');
    expect(await alert.count()).toBe(0);
    await run('validate');
    await rejected.waitFor();

    await run('reset');
    await alert.waitFor({ state: 'detached' });
    expect(await code.inputValue()).toBe('SPRING');

    await run('setError');
    await alert.getByText(t('This code has expired', '该优惠码已失效')).waitFor();
    await run('clearValidate');
    await alert.waitFor({ state: 'detached' });
  },
});
