import { describeGuide } from '../../support/guideDemos';
import { allRendersOf, waitForModel, waitForRenders } from '../../support/inspector';

describeGuide('intro/start', {
  'start-basic': async ({ preview, t }) => {
    const signUp = preview.getByRole('button', { name: t('Sign up', '注册') });
    await signUp.click();
    await preview.getByText(t('Tell us your name', '请填写姓名')).waitFor();
    await preview.getByText(t('We need an address to write to', '请填写邮箱')).waitFor();

    await preview.getByRole('textbox', { name: t('Name', '姓名') }).fill('Ada');
    await preview.getByRole('textbox', { name: t('Email', '邮箱') }).fill('ada@example.org');
    await signUp.click();
    await preview
      .getByText(
        t(
          'Welcome, Ada! We have written to ada@example.org.',
          '欢迎你，Ada！我们已向 ada@example.org 发送邮件。',
        ),
      )
      .waitFor();
    expect(await preview.getByRole('alert').count()).toBe(0);
  },

  'start-binding': async ({ preview, t }) => {
    const slider = preview.getByRole('slider', { name: t('Volume', '音量') });
    const number = preview.getByRole('spinbutton', { name: t('In percent', '百分比') });

    await slider.press('ArrowRight');
    expect([await slider.inputValue(), await number.inputValue()]).toEqual(['41', '41']);
    await number.fill('75');
    expect([await slider.inputValue(), await number.inputValue()]).toEqual(['75', '75']);
    await preview.getByRole('button', { name: t('Mute', '静音') }).click();
    expect([await slider.inputValue(), await number.inputValue()]).toEqual(['0', '0']);
  },

  'start-errors': async ({ preview, t }) => {
    const day = preview.getByLabel(t('Day', '日期'));
    const seats = preview.getByRole('spinbutton', { name: t('Seats', '座位数') });
    const book = preview.getByRole('button', { name: t('Book the boat', '订船') });
    const alert = preview.getByRole('alert');

    await seats.fill('7');
    await alert.getByText(t('The boat has six seats', '这条船只有六个座位')).waitFor();
    await book.click();
    await alert.getByText(t('Choose a day', '请选择日期')).waitFor();
    expect(await alert.count()).toBe(2);

    await seats.fill('6');
    await day.fill('2030-05-04');
    await alert.first().waitFor({ state: 'detached' });
    await book.click();
    await preview.getByText(t('The boat is booked.', '预订成功。')).waitFor();
  },

  'start-set-error': async ({ preview, t }) => {
    const code = preview.getByRole('textbox', { name: t('Gift code', '兑换码') });
    const redeem = preview.getByRole('button', { name: t('Redeem', '兑换') });
    const alert = preview.getByRole('alert');

    await redeem.click();
    await alert.getByText(t('The code “COFFEE” is not valid', '兑换码“COFFEE”无效')).waitFor();
    expect(await code.getAttribute('aria-invalid')).toBe('true');

    await code.fill('TEATIME');
    await alert.waitFor({ state: 'detached' });
    await redeem.click();
    await preview.getByText(t('A pot of tea is on its way.', '一壶茶马上送到。')).waitFor();
    expect(await alert.count()).toBe(0);
  },

  'start-renders': async (demo) => {
    const { preview, t } = demo;
    await waitForRenders(demo, 'city', 1);
    await preview.getByRole('textbox', { name: t('City', '城市') }).pressSequentially('Lima');
    await waitForRenders(demo, 'city', 5);
    expect(await allRendersOf(demo)).toEqual([1, 5, 1]);
    await preview.getByRole('textbox', { name: t('Hobby', '爱好') }).pressSequentially('Go');
    await waitForRenders(demo, 'hobby', 3);
    expect(await allRendersOf(demo)).toEqual([1, 5, 3]);
  },

  'start-observe': async ({ preview, t }) => {
    const total = (sum: number) => preview.getByText(t(`Total: ${sum}.00`, `总价：${sum}.00`));
    await total(44).waitFor();
    await preview.getByRole('checkbox', { name: t('With breakfast', '含早餐') }).check();
    await total(60).waitFor();
    expect(await preview.getByRole('status').innerText()).toBe('');

    await preview.getByRole('spinbutton', { name: t('Nights', '晚数') }).fill('5');
    await total(150).waitFor();
    await preview.getByText(t('Nights: from 2 to 5', '晚数：由 2 变为 5')).waitFor();
  },

  'start-layout': async ({ preview, t }) => {
    const color = preview.getByRole('textbox', { name: t('Suitcase color', '箱子颜色') });
    const label = preview.getByText(t('Suitcase color', '箱子颜色'));
    const isAbove = async () => {
      const [above, below] = [await label.boundingBox(), await color.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    };
    await color.fill('green');
    expect(await isAbove()).toBe(false);

    await preview.getByRole('button', { name: t('Labels on top', '标签在上') }).click();
    await preview.locator('[data-label-position=top]').first().waitFor();
    expect(await isAbove()).toBe(true);

    await preview.getByRole('button', { name: t('All in a row', '排成一行') }).click();
    await preview.locator('[data-direction=row]').waitFor();
    expect(await color.inputValue()).toBe('green');

    await preview.getByRole('button', { name: t('Labels on the left', '标签在左') }).click();
    await preview.locator('[data-direction=column] [data-label-position=row]').first().waitFor();
    expect(await isAbove()).toBe(false);
    expect(await color.inputValue()).toBe('green');
  },

  'start-ui-kit': async (demo) => {
    const { preview, t } = demo;
    await preview.getByRole('slider', { name: t('Servings', '份数') }).press('ArrowRight');
    await waitForModel(demo, 'servings: 5', 'heat: "mild"');
    await preview
      .getByRole('group', { name: t('Heat', '辣度') })
      .getByRole('button', { name: t('Hot', '特辣') })
      .click();
    await waitForModel(demo, 'servings: 5', 'heat: "hot"');
  },
});
