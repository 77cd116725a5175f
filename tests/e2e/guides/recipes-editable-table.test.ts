import { describeGuide } from '../../support/guideDemos';

describeGuide('guides/editable-table', {
  'recipes-editable-table': async ({ page, preview, t }) => {
    const button = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese) });
    const name = (row: number) =>
      preview.getByRole('textbox', { name: t(`Part in row ${row}`, `第 ${row} 行的名称`) });
    const pieces = preview.getByRole('textbox', { name: t('Pieces in row 1', '第 1 行的数量') });
    const total = (count: number) =>
      preview.getByText(t(`Total pieces: ${count}`, `总数量：${count}`), { exact: true }).waitFor();
    const cell = (text: string) => preview.getByRole('cell', { name: text, exact: true });
    const edit = button('Edit row 1', '编辑第 1 行');
    const save = button('Save row 1', '保存第 1 行');
    const alerts = preview.getByRole('alert');
    const focused = page.locator(':focus');

    await edit.click();
    await name(1).and(focused).waitFor();
    await name(1).fill('Bolt');
    await pieces.fill('20');
    await total(25);
    await button('Cancel row 1', '取消第 1 行').click();
    await cell(t('Hinge', '合页')).waitFor();
    await edit.and(focused).waitFor();
    await total(17);

    const add = button('Add a part', '增加零件');
    await add.click();
    await name(3).and(focused).waitFor();
    await edit.click();
    await name(1).fill('');
    await pieces.fill('many');
    await save.click();
    await alerts.nth(1).waitFor();
    expect(await alerts.allInnerTexts()).toEqual([
      t('Enter a name', '请填写名称'),
      t('Enter a whole number', '请填写整数'),
    ]);
    await name(1).fill('Bolt');
    await pieces.fill('20');
    await save.click();
    await cell('Bolt').waitFor();
    expect(await alerts.count()).toBe(0);

    await button('Cancel row 3', '取消第 3 行').click();
    await name(3).waitFor({ state: 'detached' });
    await add.and(focused).waitFor();
    await total(25);
    await button('Remove row 2', '删除第 2 行').click();
    await total(20);
    expect(await preview.getByRole('row').count()).toBe(2);
  },
});
