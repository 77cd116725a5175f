import { describeGuide } from '../../support/guideDemos';

describeGuide('guides/search-form', {
  'recipes-search-form': async ({ preview, t }) => {
    const name = preview.getByRole('searchbox', { name: t('Plant name', '植物名称') });
    const kind = preview.getByRole('combobox', { name: t('Kind', '种类') });
    const highest = preview.getByRole('spinbutton', { name: t('Maximum price', '最高价格') });
    const plants = preview.getByRole('list', { name: t('Plants found', '搜索结果') });
    const found = (count: number) =>
      preview
        .getByText(t(`Plants found: ${count}`, `找到的植物：${count} 种`), { exact: true })
        .waitFor();

    await found(4);
    await name.fill(t('Mint ', '薄荷 '));
    await found(1);
    expect(await plants.getByRole('listitem').allInnerTexts()).toEqual([t('Mint', '薄荷')]);

    await name.fill('?');
    await preview
      .getByText(
        t('The search has failed. Change a filter to try again.', '搜索失败，请修改筛选条件再试。'),
      )
      .waitFor();
    await name.fill('');
    await kind.selectOption('flower');
    await found(2);
    await highest.fill('5');
    await found(1);
    expect(await plants.getByRole('listitem').allInnerTexts()).toEqual([t('Tulip', '郁金香')]);

    await highest.fill('-1');
    const wrong = preview.getByText(t('Enter 0 or more', '价格不能小于 0'));
    await wrong.waitFor();
    expect(await preview.getByText(t('Searching…', '正在搜索……')).count()).toBe(0);
    expect(await plants.getByRole('listitem').allInnerTexts()).toEqual([t('Tulip', '郁金香')]);

    await preview.getByRole('button', { name: t('Reset', '重置') }).click();
    await found(4);
    expect(await wrong.count()).toBe(0);
    expect(await kind.inputValue()).toBe('');
  },
});
