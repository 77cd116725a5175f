import { demoLive } from '../../support/demos';
import { describeGuide } from '../../support/guideDemos';

/** Where the demo keeps its draft. */
const DRAFT = 'add-ons-draft';

describeGuide('guides/add-ons', {
  'add-ons-draft': async ({ page, preview, t }) => {
    const subject = preview.getByRole('textbox', { name: t('Subject', '主题') });
    const message = preview.getByRole('textbox', { name: t('Message', '留言') });
    const pin = preview.getByLabel(t('Customer PIN', '服务密码'));
    const restored = preview.getByText(t('Your draft has been restored.', '已恢复上次的草稿。'));
    const isKept = (text: string) =>
      page.waitForFunction(
        ([key, part]) => sessionStorage.getItem(key)?.includes(part),
        [DRAFT, text],
      );
    const isForgotten = () =>
      page.waitForFunction((key) => sessionStorage.getItem(key) === null, DRAFT);

    await subject.fill('Invoice');
    await pin.fill('4711');
    await message.fill('The total is wrong');
    await isKept('The total is wrong');
    expect(await page.evaluate((key) => sessionStorage.getItem(key), DRAFT)).not.toContain('4711');

    await page.reload();
    await demoLive(page, DRAFT);
    await restored.waitFor();
    expect(await subject.inputValue()).toBe('Invoice');
    expect(await message.inputValue()).toBe('The total is wrong');
    expect(await pin.inputValue()).toBe('');

    await preview.getByRole('button', { name: t('Discard the draft', '丢弃草稿') }).click();
    await restored.waitFor({ state: 'detached' });
    expect(await subject.inputValue()).toBe('');
    await isForgotten();

    await subject.fill('Delivery');
    await isKept('Delivery');
    await preview.getByRole('button', { name: t('Send the request', '提交工单') }).click();
    await preview.getByText(t('Sent: Delivery', '已提交：Delivery')).waitFor();
    expect(await subject.inputValue()).toBe('');
    await isForgotten();
  },

  'add-ons-undo': async ({ preview, t }) => {
    const trip = preview.getByRole('textbox', { name: t('Trip', '行程') });
    const thing = (number: number) =>
      preview.getByRole('textbox', { name: t(`Item ${number}`, `物品 ${number}`) });
    const undo = preview.getByRole('button', { name: t('Undo', '撤销') });
    const redo = preview.getByRole('button', { name: t('Redo', '重做') });
    const things = (count: number) =>
      preview.getByText(t(`Items to pack: ${count}`, `要带的物品：${count} 件`));
    const original = await trip.inputValue();

    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await trip.fill('Sailing');
    await preview.locator('[aria-disabled=false]').and(undo).waitFor();
    // Changes within half a second are one step.
    await preview.page().waitForTimeout(600);
    await preview.getByRole('button', { name: t('Remove item 1', '删除物品 1') }).click();
    await things(1).waitFor();
    expect(await thing(1).inputValue()).toBe(t('Charger', '充电器'));

    await undo.click();
    await things(2).waitFor();
    expect(await thing(1).inputValue()).toBe(t('Raincoat', '雨衣'));
    expect(await trip.inputValue()).toBe('Sailing');
    await trip.press('ControlOrMeta+z');
    await preview.locator('[aria-disabled=true]').and(undo).waitFor();
    expect(await trip.inputValue()).toBe(original);

    await redo.click();
    await redo.click();
    await things(1).waitFor();
    expect(await trip.inputValue()).toBe('Sailing');
  },
});
