import type { Locator } from 'playwright-core';
import { describeGuide } from '../../support/guideDemos';

/** Waits until a select shows an option. */
const shows = (select: Locator, option: string) =>
  select.locator('option:checked', { hasText: option }).waitFor({ state: 'attached' });

describeGuide('guides/address', {
  'recipes-address': async ({ preview, t }) => {
    const select = (english: string, chinese: string) =>
      preview.getByRole('combobox', { name: t(english, chinese) });
    const country = select('Country', '省份');
    const region = select('Region', '城市');
    const city = select('City', '区县');
    const postcode = preview.getByRole('textbox', { name: t('Postal code', '邮编') });
    const send = preview.getByRole('button', { name: t('Ship to this address', '寄到这里') });
    const fiveDigits = preview.getByText(
      t('Enter five digits', '浙江省的邮编以 31 或 32 开头，共六位'),
    );

    await country.selectOption('ca');
    await region.selectOption('bc');
    await city.selectOption('vancouver');
    await postcode.fill(t('V6B 1A1', '510000'));
    await country.selectOption('us');
    await fiveDigits.waitFor();
    expect(await region.inputValue()).toBe('');
    expect(await city.inputValue()).toBe('');
    await region.selectOption('wa');
    expect(await region.locator('option').allInnerTexts()).toEqual([
      t('Please choose', '请选择'),
      t('Washington', '杭州市'),
      t('Illinois', '宁波市'),
    ]);

    await send.click();
    await preview.getByText(t('Choose a city', '请选择区县')).waitFor();
    await city.selectOption('seattle');
    await postcode.fill(t('98101', '310000'));
    await send.click();
    await preview
      .getByText(t('The parcel goes to 98101 Seattle.', '包裹将寄往西湖区，邮编 310000。'))
      .waitFor();
    expect(await fiveDigits.count()).toBe(0);

    await preview
      .getByRole('button', { name: t('Use the saved address', '使用已保存的地址') })
      .click();
    await shows(country, t('Canada', '广东省'));
    await shows(region, t('Ontario', '深圳市'));
    await shows(city, t('Ottawa', '南山区'));
    expect(await postcode.inputValue()).toBe(t('K1P 5M7', '518000'));
  },
});
