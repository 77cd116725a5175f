import { describeGuide } from '../../support/guideDemos';
import { COMPONENT, rendersOf, waitForRenders } from '../../support/inspector';

describeGuide('intro/use-subscribe', {
  'use-subscribe-one': async (demo) => {
    const { preview, t } = demo;
    const text = preview.getByRole('textbox', { name: t('Text message', '评论内容') });
    await text.pressSequentially('On my way');
    await preview
      .getByText(t('9 of 160 characters', '已输入 9 个字符，最多 160 个'), { exact: true })
      .waitFor();
    await waitForRenders(demo, 'text', 10);
    expect(await rendersOf(demo, COMPONENT)).toBe(1);
  },

  'use-subscribe-several': async ({ preview, t }) => {
    const number = (english: string, chinese: string) =>
      preview.getByRole('spinbutton', { name: t(english, chinese) });
    const cost = (amount: string) =>
      preview
        .getByText(t(`Fuel for the trip: ${amount}`, `全程油费：${amount}`), { exact: true })
        .waitFor();
    const renders = (count: number) =>
      preview
        .getByText(t(`Renders of the cost: ${count}`, `费用的渲染次数： ${count}`), { exact: true })
        .waitFor();

    await cost('27.00');
    await number('Kilometers', '里程（km）').fill('100');
    await cost('9.00');
    await number('Liters per 100 km', '百公里油耗（L）').fill('5');
    await cost('7.50');
    await preview.getByRole('textbox', { name: t('Travel note', '行程备注') }).fill('By the sea');
    await number('Price per liter', '油价（元/升）').fill('2');
    await cost('10.00');
    await renders(4);
  },

  'use-subscribe-model': async ({ preview, t }) => {
    const review = preview.getByRole('list', { name: t('Review', '预览') }).getByRole('listitem');
    expect(await review.allInnerTexts()).toEqual([
      t('No city yet', '未填写城市'),
      t('Below 0 °C', '低于 0 °C'),
    ]);
    await preview.getByRole('textbox', { name: t('Alert for', '预警城市') }).fill('Oslo');
    await preview.getByRole('spinbutton', { name: t('Below °C', '低于（°C）') }).fill('-5');
    await preview.getByRole('checkbox', { name: t('Storms', '暴风雨') }).check();
    await preview.getByRole('button', { name: t('Add a phone', '添加电话') }).click();
    await review.nth(3).waitFor();
    expect(await review.allInnerTexts()).toEqual([
      'Oslo',
      t('Below -5 °C', '低于 -5 °C'),
      t('Storms', '暴风雨'),
      t('To 112', '发送至 112'),
    ]);
  },

  'use-subscribe-linkage': async ({ preview, t }) => {
    const way = preview.getByRole('combobox', { name: t('Delivery', '配送方式') });
    const address = preview.getByRole('textbox', { name: t('Address', '地址'), exact: true });
    const note = preview.getByRole('textbox', { name: t('Note to the courier', '给快递员的备注') });
    const order = preview.getByRole('button', { name: t('Place the order', '提交订单') });
    const placed = preview.getByText(t('The order is placed.', '订单已提交。'), { exact: true });
    const missing = preview
      .getByRole('alert')
      .getByText(t('Enter an address', '请填写收货地址'), { exact: true });

    expect(await address.count()).toBe(0);
    expect(await note.count()).toBe(0);
    await preview.getByText(t('only for deliveries', '仅限快递配送'), { exact: true }).waitFor();
    await order.click();
    await placed.waitFor();

    await way.selectOption('courier');
    await note.waitFor();
    await order.click();
    await missing.waitFor();
    await placed.waitFor({ state: 'detached' });
    await address.fill('3 Quay');
    await order.click();
    await placed.waitFor();
    expect(await missing.count()).toBe(0);
  },

  'use-subscribe-global': async ({ preview, t }) => {
    const bar = preview.getByRole('progressbar', { name: t('Survey progress', '问卷进度') });
    const answer = (english: string, chinese: string) =>
      preview.getByRole('textbox', { name: t(english, chinese) });
    const answered = (count: number) =>
      preview
        .getByText(t(`${count} of 3 answered`, `3 题中已回答 ${count} 题`), { exact: true })
        .waitFor();

    await answered(0);
    await answer('What should we eat?', '想吃什么？').fill('Soup');
    await answer('What should we listen to?', '想听什么音乐？').fill('Jazz');
    await answered(2);
    expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(2);
    await answer('What should we eat?', '想吃什么？').fill('');
    await answered(1);
  },

  'use-subscribe-dependency': async ({ preview, t }) => {
    const term = preview.getByRole('searchbox', { name: t('Search for', '搜索') });
    const teas = preview.getByRole('listitem');
    const searches = preview.getByRole('status');
    const answered = (count: number) => t(`Searches completed: ${count}`, `已完成 ${count} 次搜索`);

    await teas.nth(2).waitFor();
    expect(await searches.innerText()).toBe(answered(1));
    await term.fill(t('tea', '茶'));
    await teas.nth(2).waitFor({ state: 'detached' });
    expect(await searches.innerText()).toBe(answered(2));
    const ascending = await teas.allInnerTexts();
    expect(ascending).toHaveLength(2);

    await term.fill(t('tea ', '茶 '));
    await preview.getByRole('combobox', { name: t('Order', '排序') }).selectOption('down');
    expect(await teas.allInnerTexts()).toEqual(ascending.reverse());
    await preview.getByRole('checkbox', { name: t('Loose tea only', '只看散装') }).check();
    await teas.nth(1).waitFor({ state: 'detached' });
    expect(await teas.allInnerTexts()).toEqual([t('Green tea', '绿茶')]);
    expect(await searches.innerText()).toBe(answered(3));
  },

  'use-subscribe-narrow': async ({ preview, t }) => {
    const passphrase = preview.getByRole('textbox', { name: t('Passphrase', '口令') });
    const renders = (count: number) =>
      preview
        .getByText(t(`Renders of the hint: ${count}`, `提示的渲染次数： ${count}`), { exact: true })
        .waitFor();
    await preview.getByText(t('Enter at least 12 characters', '请至少输入 12 个字符')).waitFor();
    await renders(1);
    await passphrase.pressSequentially('a longer phrase');
    await preview.getByText(t('Long enough', '长度足够'), { exact: true }).waitFor();
    await renders(2);
  },
});
