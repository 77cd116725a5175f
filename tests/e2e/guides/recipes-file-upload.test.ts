import { describeGuide } from '../../support/guideDemos';

const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('…') });

describeGuide('guides/file-upload', {
  'recipes-file-upload': async ({ preview, t }) => {
    const pictures = preview.getByLabel(t('Pictures of the apartment', '房屋照片'));
    const send = preview.getByRole('button', { name: t('Upload the pictures', '上传图片') });
    const files = preview.getByRole('list', { name: t('Chosen files', '已选文件') });
    const refused = preview.getByText(t('notes.txt is not a picture', 'notes.txt 不是图片'));
    const item = (name: string) => files.getByRole('listitem').filter({ hasText: name });

    await send.click();
    await preview.getByText(t('Choose at least one picture', '请至少选择一张图片')).waitFor();
    await pictures.setInputFiles(file('kitchen.png', 'image/png'));
    await pictures.setInputFiles(file('notes.txt', 'text/plain'));
    await refused.waitFor();
    expect(await files.getByRole('listitem').count()).toBe(2);
    await preview.getByRole('button', { name: t('Remove notes.txt', '移除 notes.txt') }).click();
    await refused.waitFor({ state: 'detached' });

    await pictures.setInputFiles({
      ...file('plan.png', 'image/png'),
      buffer: Buffer.alloc(2_000_001),
    });
    const tooLarge = preview.getByText(t('plan.png is larger than 2 MB', 'plan.png 超过 2 MB'));
    await tooLarge.waitFor();
    await preview.getByRole('button', { name: t('Remove plan.png', '移除 plan.png') }).click();
    await tooLarge.waitFor({ state: 'detached' });

    await pictures.setInputFiles(file('hall.png', 'image/png'));
    await send.click();
    await item('kitchen.png').getByRole('progressbar').waitFor();
    await preview
      .getByText(t('Not uploaded: 1. Upload again.', '还有 1 张没有上传，请再次上传。'))
      .waitFor();
    await item('kitchen.png').getByText(t('uploaded', '已上传')).waitFor();
    await item('hall.png').getByText(t('failed', '上传失败')).waitFor();

    await send.click();
    await preview.getByText(t('All pictures are uploaded.', '图片已全部上传。')).waitFor();
    await item('hall.png').getByText(t('uploaded', '已上传')).waitFor();
    expect(await files.getByRole('listitem').count()).toBe(2);
  },
});
