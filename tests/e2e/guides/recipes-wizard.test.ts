import { demoLive } from '../../support/demos';
import { describeGuide } from '../../support/guideDemos';

/** Where the demo keeps its draft. */
const DRAFT = 'recipes-wizard-draft';

describeGuide('guides/wizard', {
  'recipes-wizard': async ({ page, preview, t }) => {
    const title = preview.getByRole('textbox', { name: t('Talk title', '演讲标题') });
    const abstract = preview.getByRole('textbox', { name: t('Abstract', '摘要内容') });
    const next = preview.getByRole('button', { name: t('Next step', '下一步') });
    const back = preview.getByRole('button', { name: t('Back', '上一步') });
    const saved = preview.getByText(t('Draft saved', '草稿已保存'));
    const second = preview.getByText(t('Step 2 of 3: The abstract', '第 2 步，共 3 步：摘要'));
    const focused = page.locator(':focus');

    await next.click();
    await preview.getByText(t('Enter a title', '请填写标题')).waitFor();
    await title.and(focused).waitFor();
    await title.fill('Forms');
    await next.click();
    await second.and(focused).waitFor();
    await abstract.fill('Half a');
    await page.waitForFunction((key) => localStorage.getItem(key)?.includes('Half a'), DRAFT);
    await saved.waitFor();

    await page.reload();
    await demoLive(page, 'recipes-wizard');
    await second.waitFor();
    expect(await abstract.inputValue()).toBe('Half a');
    await back.click();
    await title.waitFor();
    expect(await title.inputValue()).toBe('Forms');
    await next.click();
    await next.click();
    await preview.getByText(t('Write 20 characters or more', '至少写 20 个字符')).waitFor();
    await abstract.fill('Half an hour about forms');
    await next.click();
    await preview.getByText(t('Forms, 20 min', 'Forms，20 分钟')).waitFor();
    await preview.getByText('Half an hour about forms').waitFor();
    await preview.getByRole('button', { name: t('Send the proposal', '提交提案') }).click();
    await preview
      .getByText(t('Thank you. We have received “Forms”.', '谢谢，我们已收到“Forms”。'))
      .and(focused)
      .waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
  },
});
