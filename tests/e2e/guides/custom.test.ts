import { describeGuide } from '../../support/guideDemos';

describeGuide('intro/custom', {
  'custom-tokens': async ({ preview, t }) => {
    const label = preview.getByText(t('Place', '位置'), { exact: true });
    const style = () =>
      label.evaluate((element) => {
        const form = element.closest('form') as HTMLElement;
        const { fontWeight } = getComputedStyle(element);
        return { weight: Number(fontWeight), gap: parseFloat(getComputedStyle(form).rowGap) };
      });
    await preview.getByRole('button', { name: t('Add the plant', '添加植物') }).click();
    const error = preview.getByRole('alert').getByText(t('Enter a plant', '请填写植物名称'));
    await error.waitFor();
    const errorSize = () =>
      error.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const before = { ...(await style()), error: await errorSize() };

    await preview.getByRole('checkbox', { name: t('Spacious look', '宽松外观') }).check();
    const after = { ...(await style()), error: await errorSize() };
    expect(after.gap).toBe(before.gap * 2);
    expect(after.weight).toBe(700);
    expect(before.weight).toBe(500);
    expect(after.error).toBeGreaterThan(before.error);
  },

  'custom-rating': async ({ preview, t }) => {
    const group = preview.getByRole('radiogroup', { name: t('Your rating', '你的评分') });
    const send = preview.getByRole('button', { name: t('Send', '提交') });
    await send.click();
    await preview
      .getByRole('alert')
      .getByText(t('Choose one to five stars', '请选择一到五颗星'))
      .waitFor();
    expect(await group.getAttribute('aria-invalid')).toBe('true');

    await group.getByRole('radio', { name: t('4 of 5 stars', '4 星（共 5 星）') }).check();
    await preview
      .getByRole('textbox', { name: t('What did you like?', '你喜欢哪些地方？') })
      .fill('Bread.');
    await send.click();
    await preview
      .getByText(t('Sent: 4 of 5. Bread.', '已提交：4 星（满分 5 星）。Bread.'), { exact: true })
      .waitFor();
    expect(await preview.getByRole('alert').count()).toBe(0);
  },

  'custom-crash': async ({ preview, t }) => {
    await preview
      .getByRole('alert')
      .getByText(
        t(
          'Price needs a number, but the model holds “free”.',
          '价格需要一个数字，但模型中的值是“免费”。',
        ),
      )
      .first()
      .waitFor();
    await preview.getByText(t('Stack trace', '堆栈跟踪')).click();
    await preview
      .getByRole('group', { name: t('Stack trace', '堆栈跟踪') })
      .getByText('TypeError')
      .waitFor();
  },

  'custom-defaults': async ({ page, preview, t }) => {
    const room = preview.getByRole('textbox', { name: t('Meeting room', '会议室') });
    const alert = preview.getByRole('alert');
    expect(await preview.getByText(t('(required)', '（必填）'), { exact: true }).count()).toBe(2);

    await room.focus();
    await preview.getByLabel(t('Day', '日期')).focus();
    await preview.getByRole('button', { name: t('Book the room', '预订会议室') }).focus();
    await alert.waitFor();
    const day = t('Choose a day', '请选择日期');
    expect(await alert.allInnerTexts()).toEqual([`⚠ ${day}`]);

    await page.keyboard.press('Enter');
    await alert.nth(1).waitFor();
    expect(await alert.allInnerTexts()).toEqual([
      `⚠ ${t('Choose a room', '请选择会议室')}`,
      `⚠ ${day}`,
    ]);
  },

  'custom-dirty': async ({ preview, t }) => {
    const note = preview.getByRole('textbox', { name: t('Sticky note', '便签') });
    const save = preview.getByRole('button', { name: t('Save the note', '保存便签') });
    const saved = preview.getByText(t('Everything is saved.', '所有内容都已保存。'));
    const unsaved = preview.getByText(t('There are unsaved changes.', '有未保存的修改。'));

    await saved.waitFor();
    expect(await save.isDisabled()).toBe(true);
    await note.fill('Feed the cat');
    await unsaved.waitFor();
    await note.fill(t('Water the plants', '给植物浇水'));
    await saved.waitFor();
    await preview.getByRole('checkbox', { name: t('Pinned', '置顶') }).check();
    await unsaved.waitFor();
    await save.click();
    await saved.waitFor();
    await preview.getByRole('checkbox', { name: t('Pinned', '置顶') }).uncheck();
    await unsaved.waitFor();
  },

  'custom-history': async ({ preview, t }) => {
    const headline = preview.getByRole('textbox', { name: t('Poster', '海报标题') });
    const paper = preview.getByRole('combobox', { name: t('Paper', '纸张') });
    const button = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese), exact: true });
    const undo = button('Undo', '撤销');
    const redo = button('Redo', '重做');
    const values = async () => [await headline.inputValue(), await paper.inputValue()];
    const first = t('Summer concert', '夏季音乐会');

    expect([await undo.isDisabled(), await redo.isDisabled()]).toEqual([true, true]);
    await headline.fill('Jazz night');
    await paper.selectOption('A2');
    await undo.click();
    expect(await values()).toEqual(['Jazz night', 'A3']);
    await undo.click();
    expect(await values()).toEqual([first, 'A3']);
    expect(await undo.isDisabled()).toBe(true);
    await redo.click();
    expect(await values()).toEqual(['Jazz night', 'A3']);

    // A new change ends what could be redone.
    await headline.fill('');
    expect(await redo.isDisabled()).toBe(true);
    await button('Print', '打印').click();
    await preview.getByRole('alert').getByText(t('Enter a headline', '请填写海报标题')).waitFor();
    await undo.click();
    await button('Print', '打印').click();
    await preview
      .getByText(t('Printing “Jazz night” on A3.', '正在用 A3 纸打印“Jazz night”。'))
      .waitFor();
  },
});
