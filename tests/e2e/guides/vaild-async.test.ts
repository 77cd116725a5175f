import { describeGuide, shownErrors } from '../../support/guideDemos';

describeGuide('intro/vaild-async', {
  'vaild-dependent': async ({ preview, t }) => {
    const price = (english: string, chinese: string) =>
      preview.getByRole('spinbutton', { name: t(english, chinese) });
    const outside = (lowest: number, highest: number) =>
      preview.getByText(
        t(`Enter a price from ${lowest} to ${highest}`, `价格应在 ${lowest} 到 ${highest} 之间`),
      );

    await price('Price for tonight', '今晚的价格').fill('150');
    expect(await shownErrors(preview)).toEqual([]);
    await price('Highest price', '最高价').fill('120');
    await outside(80, 120).waitFor();
    await price('Lowest price', '最低价').fill('130');
    await outside(130, 120).waitFor();
    await preview.getByText(t('This is below the lowest price', '不能低于最低价')).waitFor();
    await price('Highest price', '最高价').fill('200');
    await preview.getByRole('alert').first().waitFor({ state: 'detached' });
    expect(await shownErrors(preview)).toEqual([]);
  },

  'vaild-computed': async ({ preview, t }) => {
    const device = preview.getByRole('combobox', { name: t('Device', '设备') });
    const serial = (english: string, chinese: string) =>
      preview.getByRole('textbox', { name: t(english, chinese), exact: true });
    const problem = preview.getByRole('combobox', { name: t('Problem', '故障') });

    expect(await serial('Serial number', '序列号').isDisabled()).toBe(true);
    await device.selectOption('phone');
    await serial('Serial number (in the settings)', '序列号（见系统设置）').fill('X7');
    await problem.selectOption(t('Weak battery', '电池不耐用'));
    await device.selectOption('printer');
    await serial('Serial number (on the back)', '序列号（见机身背面）').waitFor();
    expect(await problem.inputValue()).toBe('');
    expect(await problem.getByRole('option').allInnerTexts()).toEqual([
      t('Choose', '请选择'),
      t('Paper jam', '卡纸'),
      t('Streaks on the page', '打印有条纹'),
    ]);
  },

  'vaild-draft': async ({ preview, t }) => {
    const isDraft = preview.getByRole('checkbox', { name: t('Still a draft', '仍是草稿') });
    const headline = preview.getByRole('textbox', { name: t('Headline', '标题') });
    const tooShort = preview.getByText(
      t('Enter at least 20 characters to publish', '发布至少需要 20 个字符'),
    );
    const save = preview.getByRole('button', { name: t('Save draft', '保存草稿') });

    await preview.getByRole('button', { name: t('Publish', '发布') }).click();
    await tooShort.waitFor();
    await isDraft.check();
    await tooShort.waitFor({ state: 'detached' });
    await save.click();
    await preview.getByText(t('Enter a headline', '请填写标题')).waitFor();
    await headline.fill('Rain');
    await save.click();
    await preview.getByText(t('Saved as a draft.', '已存为草稿。')).waitFor();
  },

  'vaild-async': async ({ preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Robot name', '机器人的名字') });
    const arrived = (names: string) =>
      preview.getByText(t(`Responses in order: ${names}`, `响应的顺序：${names}`), {
        exact: true,
      });
    const taken = preview.getByText(t('The name rover is taken', '名字 rover 已被占用'));

    await name.fill('rover');
    await name.fill('rover2');
    await arrived('rover2').waitFor();
    await arrived('rover2, rover').waitFor();
    expect(await taken.count()).toBe(0);

    await name.fill('rover');
    await preview.getByText(t('Checking…', '正在检查……')).waitFor();
    await taken.waitFor();
  },

  'vaild-debounce': async ({ page: { clock }, preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Team name', '队名') });
    const requests = preview
      .getByRole('list', { name: t('Requests', '请求记录') })
      .getByRole('listitem');

    // On a busy machine, half a second can pass between two actions.
    await clock.install();
    await clock.pauseAt(Date.now() + 1000);
    await name.pressSequentially('falcons');
    expect(await requests.count()).toBe(0);
    await clock.runFor(500);
    await requests.waitFor();
    await clock.runFor(200);
    await preview.getByText(t('The name falcons is taken', '队名 falcons 已被占用')).waitFor();
    expect(await requests.allInnerTexts()).toEqual(['falcons']);
    await name.fill('');
    await preview.getByText(t('Enter a name', '请填写队名')).waitFor();
    await name.fill('eagles');
    await preview.getByRole('button', { name: t('Check now', '立即检查') }).click();
    await requests.nth(1).waitFor();
    await clock.runFor(1000);
    await clock.resume();
    expect(await requests.allInnerTexts()).toEqual(['falcons', 'eagles']);
  },

  'vaild-abort': async ({ preview, t }) => {
    const code = preview.getByRole('textbox', { name: t('Discount code', '优惠码') });
    const lines = preview
      .getByRole('list', { name: t('Request log', '请求记录') })
      .getByRole('listitem');
    const aborted = (typed: string) => t(`${typed}: aborted`, `${typed}：已中止`);
    const answered = (typed: string) => t(`${typed}: answered`, `${typed}：已返回`);

    await code.fill('SPR');
    await code.fill('SPRING');
    await lines.nth(1).waitFor();
    expect(await lines.allInnerTexts()).toEqual([aborted('SPR'), answered('SPRING')]);
    expect(await shownErrors(preview)).toEqual([]);
    await code.fill('WINTER');
    await preview.getByText(t('This code is not valid', '优惠码无效')).waitFor();
  },
});
