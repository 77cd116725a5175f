import type { Locator } from 'playwright-core';
import { describeGuide } from '../../support/guideDemos';

/** Waits until a select shows an option. */
const shows = (select: Locator, option: string) =>
  select.locator('option:checked', { hasText: option }).waitFor({ state: 'attached' });

describeGuide('guides/address', {
  'recipes-address': async ({ preview, t }) => {
    const select = (english: string, chinese: string) =>
      preview.getByRole('combobox', { name: t(english, chinese) });
    const country = select('Country', '国家');
    const region = select('Region', '大区');
    const city = select('City', '城市');
    const postcode = preview.getByRole('textbox', { name: t('Postcode', '邮编') });
    const send = preview.getByRole('button', { name: t('Send it there', '寄到这里') });
    const fourDigits = preview.getByText(t('It has 4 digits', '应为 4 位数字'));

    await country.selectOption('es');
    await region.selectOption('an');
    await city.selectOption('granada');
    await postcode.fill('18001');
    await country.selectOption('ch');
    await fourDigits.waitFor();
    expect(await region.inputValue()).toBe('');
    expect(await city.inputValue()).toBe('');
    await region.selectOption('be');
    expect(await region.locator('option').allInnerTexts()).toEqual([
      t('Please choose', '请选择'),
      t('Canton of Bern', '伯尔尼州'),
      t('Canton of Geneva', '日内瓦州'),
    ]);

    await send.click();
    await preview.getByText(t('Choose a city', '请选择城市')).waitFor();
    await city.selectOption('bern');
    await postcode.fill('3011');
    await send.click();
    await preview
      .getByText(t('The parcel goes to 3011 Bern.', '包裹将寄往 3011 伯尔尼。'))
      .waitFor();
    expect(await fourDigits.count()).toBe(0);

    await preview
      .getByRole('button', { name: t('Use the saved address', '使用已保存的地址') })
      .click();
    await shows(country, t('Spain', '西班牙'));
    await shows(region, t('Region of Madrid', '马德里大区'));
    await shows(city, t('Madrid', '马德里'));
    expect(await postcode.inputValue()).toBe('28013');
  },
});
