import { describeGuide } from '../../support/guideDemos';
import { modelOf, waitForModel } from '../../support/inspector';

describeGuide('intro/controller', {
  'controller-basic': async (demo) => {
    const { preview, t } = demo;
    await preview.getByLabel(t('Name', '姓名')).fill('Grace');
    await preview.getByLabel(t('Cups', '杯数')).fill('3');
    await preview.getByLabel(t('Size', '杯型')).selectOption('large');
    await preview.getByLabel(t('With milk', '加奶')).check();
    await preview.getByLabel(t('Note', '备注')).fill('hot');
    await waitForModel(demo, 'note: "hot"');
    expect(await modelOf(demo)).toBe(
      '{ name: "Grace" cups: "3" size: "large" milk: true note: "hot" }',
    );
  },

  'controller-choices': async (demo) => {
    const { preview, t } = demo;
    const topping = (en: string, zh: string) =>
      preview.getByRole('checkbox', { name: t(en, zh), exact: true });
    await topping('Mushrooms', '蘑菇').check();
    await waitForModel(demo, '"olives"', '"mushrooms"');
    await topping('Olives', '橄榄').uncheck();
    await topping('Mushrooms', '蘑菇').uncheck();
    const error = preview.getByText(t('Choose a topping', '请选择配料'));
    await error.waitFor();
    await topping('Olives', '橄榄').check();
    await error.waitFor({ state: 'detached' });
    const order = preview.getByRole('button', { name: t('Order', '下单') });
    await order.click();
    const placed = t('The pizza is in the oven.', '已下单，比萨正在烤。');
    await preview.getByRole('status').getByText(placed).waitFor();
    await topping('Olives', '橄榄').uncheck();
    await order.click();
    await error.waitFor();
  },

  'controller-model': async ({ preview, t }) => {
    const brightness = preview.getByRole('slider', { name: t('Brightness', '亮度') });
    const tone = preview.getByRole('combobox', { name: t('Tone', '色调') });
    const timer = preview.getByRole('checkbox', { name: t('Off at midnight', '零点关灯') });
    const lampAt = (percent: number) =>
      preview.getByText(t(`The lamp is at ${percent} percent.`, `当前亮度 ${percent}%。`));

    await preview.getByRole('button', { name: t('Movie night', '观影模式') }).click();
    await lampAt(15).waitFor();
    expect(await brightness.inputValue()).toBe('15');
    expect(await tone.inputValue()).toBe('amber');
    expect(await timer.isChecked()).toBe(true);

    await brightness.press('ArrowRight');
    await lampAt(16).waitFor();

    await preview.getByRole('button', { name: t('Full light', '全亮') }).click();
    await lampAt(100).waitFor();
    expect(await tone.inputValue()).toBe('amber');
  },

  'controller-set-value': async (demo) => {
    const { preview, t } = demo;
    const quiet = preview.getByRole('checkbox', { name: t('Quiet car', '静音车厢') });

    await preview.getByRole('spinbutton', { name: t('Car', '车厢') }).fill('9');
    await preview.getByRole('button', { name: t('Merge: aisle', '合并：换到过道') }).click();
    await waitForModel(demo, 'coach: "9"', 'place: "aisle"', 'quiet: true');
    expect(await quiet.isChecked()).toBe(true);

    await preview.getByRole('button', { name: t('Replace', '替换整个座位') }).click();
    await waitForModel(demo, 'coach: "1"', 'place: "aisle"', 'quiet: false');
    expect(await quiet.isChecked()).toBe(false);
  },

  'controller-custom': async (demo) => {
    const { preview, t } = demo;
    const more = preview
      .getByRole('group', { name: t('Guests', '人数') })
      .getByRole('button', { name: t('Add a guest', '加一位') });
    const alert = preview.getByRole('alert');

    await more.click();
    await more.click();
    await waitForModel(demo, 'guests: 4', 'time: "19:00"');
    expect(await alert.count()).toBe(0);

    await more.click();
    await alert.getByText(t('Our largest table seats four', '最多只能坐四位')).waitFor();
    await preview.getByRole('button', { name: t('Remove a guest', '减一位') }).click();
    await alert.waitFor({ state: 'detached' });
  },

  'controller-format': async (demo) => {
    const { preview, t } = demo;
    const green = preview.getByRole('button', { name: t('Sea green', '海水绿') });
    await green.click();
    await waitForModel(demo, 'color: "S-4030"', 'liters: 2');
    expect(await green.getAttribute('aria-pressed')).toBe('true');

    const liters = preview.getByRole('spinbutton', { name: t('Liters', '升数') });
    await liters.fill('10');
    await waitForModel(demo, 'color: "S-4030"', 'liters: 10');
    await preview.getByText(t('We mix 11 liters', '共调制 11 升')).waitFor();
    await liters.fill('');
    await waitForModel(demo, 'liters: null');
  },

  'controller-amount': async (demo) => {
    const { preview, t } = demo;
    const price = preview.getByRole('textbox', { name: t('Price in dollars', '单价（元）') });
    const total = (sum: string) => preview.getByText(t(`Total: $${sum}`, `合计：${sum} 元`));

    expect(await price.inputValue()).toBe('1,250.00');
    await price.fill('12500.5');
    await total('12,580.50').waitFor();
    expect(await price.inputValue()).toBe('12500.5');
    await price.blur();
    expect(await price.inputValue()).toBe('12,500.50');
    await waitForModel(demo, 'price: 12500.5');

    await price.fill('60,000');
    await preview
      .getByRole('alert')
      .getByText(t('Larger amounts need approval', '超过五万元需要审批'))
      .waitFor();
    await price.fill('');
    await preview.getByRole('alert').getByText(t('Enter a price', '请填写单价')).waitFor();
    await total('80.00').waitFor();
  },

  'controller-percent': async (demo) => {
    const { preview, t } = demo;
    const rate = preview.getByRole('textbox', { name: t('Tax rate', '税率') });

    expect(await rate.inputValue()).toBe('19%');
    await rate.fill('7');
    await preview.getByText(t('Tax on $200: $14.00', '200 元的税额：14.00 元')).waitFor();
    expect(await rate.inputValue()).toBe('7');
    await rate.blur();
    expect(await rate.inputValue()).toBe('7%');
    await waitForModel(demo, 'rate: 0.07');
    await rate.fill('120');
    await preview
      .getByRole('alert')
      .getByText(t('The rate cannot exceed 100%', '税率不能超过 100%'))
      .waitFor();
  },

  'controller-define-props': async (demo) => {
    const { preview, t } = demo;
    const seats = preview.getByRole('group', { name: t('Seats in row C', 'C 排座位') });
    const outline = () => seats.evaluate((element) => getComputedStyle(element).outlineStyle);

    await seats.getByRole('button', { name: 'C2' }).click();
    await waitForModel(demo, 'seat: "C2"');
    expect(await outline()).toBe('none');

    await seats.getByRole('button', { name: 'C3' }).click();
    await preview.getByRole('alert').getByText(t('Seat C3 is taken', 'C3 已售出')).waitFor();
    expect(await outline()).toBe('dashed');
    expect(await seats.locator('[aria-pressed=true]').innerText()).toContain('C3');
  },

  'controller-nested': async ({ preview, t }) => {
    const city = preview.getByRole('textbox', { name: t('City', '城市') });
    await preview.getByRole('button', { name: t('Fill in an example', '填入示例地址') }).click();
    await preview
      .getByText(t('Label: 12 St James’s Square, London, GB', '面单：中山路 12 号, 南京, CN'))
      .waitFor();
    expect(await city.inputValue()).toBe(t('London', '南京'));

    await preview.getByRole('button', { name: t('Clear the city', '清空城市') }).click();
    await preview
      .getByText(t('Label: 12 St James’s Square, GB', '面单：中山路 12 号, CN'))
      .waitFor();
    expect(await city.inputValue()).toBe('');
  },

  'controller-shared': async ({ preview, t }) => {
    const number = preview.getByRole('textbox', { name: t('Invoice number', '发票号码') });
    const comment = preview.getByRole('textbox', { name: t('Comment', '备注') });
    const alert = preview.getByRole('alert');

    await number.fill('');
    expect(await alert.count()).toBe(0);
    await number.blur();
    await alert.getByText(t('Enter the invoice number', '请填写发票号码')).waitFor();

    await preview.getByRole('button', { name: t('Lock the invoice', '锁定发票') }).click();
    await preview.locator('[aria-pressed=true]').waitFor();
    expect(await number.isEditable()).toBe(false);
    expect(await comment.isEditable()).toBe(true);
    await comment.fill('paid');
    expect(await comment.inputValue()).toBe('paid');
  },
});
