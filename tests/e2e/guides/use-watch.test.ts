import { describeGuide } from '../../support/guideDemos';

describeGuide('intro/use-watch', {
  'use-watch-one': async ({ preview, t }) => {
    const status = preview.getByRole('status');
    const plan = preview.getByRole('combobox', { name: t('Plan', '套餐') });
    const none = t('No change of plan yet', '套餐尚未变更');
    await preview.getByRole('spinbutton', { name: t('Seats', '席位') }).fill('8');
    expect(await status.innerText()).toBe(none);
    await plan.selectOption(t('Team', '团队版'));
    await status
      .getByText(t('From Basic to Team', '由基础版变为团队版'), { exact: true })
      .waitFor();
    await plan.selectOption(t('Company', '企业版'));
    await status
      .getByText(t('From Team to Company', '由团队版变为企业版'), { exact: true })
      .waitFor();
  },

  'use-watch-several': async ({ preview, t }) => {
    const latest = preview.getByLabel(t('Latest call', '最近一次调用'));
    const calls = (count: number) =>
      preview.getByText(t(`Calls: ${count}`, `调用 ${count} 次`), { exact: true });
    await preview.getByRole('button', { name: t('Use 70 by 50', '改为 70 × 50') }).click();
    await latest.getByText('40 × 30 → 70 × 50', { exact: true }).waitFor();
    expect(await calls(1).count()).toBe(1);
    await preview.getByRole('spinbutton', { name: t('Height', '高') }).fill('60');
    await latest.getByText('70 × 50 → 70 × 60', { exact: true }).waitFor();
    expect(await calls(2).count()).toBe(1);
  },

  'use-watch-model': async ({ preview, t }) => {
    const field = (english: string, chinese: string) =>
      preview.getByRole('textbox', { name: t(english, chinese), exact: true });
    const versions = preview.getByRole('listitem');
    await field('Recipient', '收件人').fill('Editor');
    await field('Subject', '主题').fill('Typo');
    await field('Letter', '正文').fill('Page 3');
    await preview.getByText(t('Versions: 3', '版本数：3'), { exact: true }).waitFor();
    expect(await versions.allInnerTexts()).toEqual([
      'Editor',
      'Editor / Typo',
      'Editor / Typo / Page 3',
    ]);
  },

  'use-watch-list': async ({ preview, t }) => {
    const status = preview.getByRole('status');
    const news = (before: number, now: number, packed: number) =>
      status
        .getByText(
          t(
            `${before} before, ${now} now, ${packed} packed`,
            `原有 ${before} 件，现有 ${now} 件，已打包 ${packed} 件`,
          ),
          { exact: true },
        )
        .waitFor();
    expect(await status.innerText()).toBe(t('The list has not changed', '列表没有变化'));
    await preview.getByRole('checkbox', { name: t('Stove', '炉具') }).check();
    await news(2, 2, 1);
    await preview.getByRole('button', { name: t('Add a lamp', '添加营地灯') }).click();
    await news(2, 3, 1);
    await preview.getByRole('checkbox', { name: t('Lamp', '营地灯') }).check();
    await news(3, 3, 2);
    await preview.getByRole('button', { name: t('Remove the last', '移除最后一件') }).click();
    await news(3, 2, 1);
  },

  'use-watch-item': async ({ preview, t }) => {
    const team = (number: number) =>
      preview.getByRole('group', { name: t(`Team ${number}`, `第 ${number} 队`) });
    const said = (calls: number, difference: number) =>
      t(
        `Calls: ${calls}. Latest difference: ${difference}`,
        `调用 ${calls} 次，最近一次相差 ${difference}`,
      );
    await team(2).getByRole('spinbutton').fill('14');
    await team(2).getByText(said(1, 5), { exact: true }).waitFor();
    await team(1).getByRole('spinbutton').fill('10');
    await team(1).getByText(said(1, -2), { exact: true }).waitFor();
    expect(await team(2).getByRole('status').innerText()).toBe(said(1, 5));
  },

  'use-watch-global': async ({ preview, t }) => {
    const degrees = preview.getByRole('combobox', { name: t('Temperature', '温度') });
    const entries = preview.getByRole('listitem');
    expect(await entries.count()).toBe(0);
    await degrees.selectOption('22');
    await degrees.selectOption('18');
    await entries.nth(1).waitFor();
    expect(await entries.allInnerTexts()).toEqual(['20 °C → 22 °C', '22 °C → 18 °C']);
  },

  'use-watch-imperative': async ({ preview, t }) => {
    const note = preview.getByRole('textbox', { name: t('Note', '备注') });
    const latest = preview.getByLabel(t('Latest recorded note', '最近一条记录'));
    const recorded = (count: number) =>
      preview.getByText(t(`Recorded: ${count}`, `已记录 ${count} 条`), { exact: true });

    await note.fill('before');
    await preview.getByRole('button', { name: t('Start recording', '开始记录') }).click();
    await note.fill('during');
    await recorded(1).waitFor();
    expect(await latest.innerText()).toBe('during');
    await preview.getByRole('button', { name: t('Stop recording', '停止记录') }).click();
    await note.fill('after');
    await recorded(1).waitFor();
    expect(await latest.innerText()).toBe('during');
  },

  'use-watch-linkage': async ({ preview, t }) => {
    const title = preview.getByRole('textbox', { name: t('Article title', '文章标题') });
    const address = preview.getByRole('textbox', { name: t('Page URL', '页面网址') });
    await title.fill('Bread at home');
    expect(await address.inputValue()).toBe('bread-at-home');
    await address.fill('bread');
    await title.fill('Rye bread at home');
    expect(await address.inputValue()).toBe('bread');
  },

  'use-watch-both-ways': async ({ preview, t }) => {
    const celsius = preview.getByRole('spinbutton', { name: t('Celsius', '摄氏度') });
    const fahrenheit = preview.getByRole('spinbutton', { name: t('Fahrenheit', '华氏度') });
    await celsius.fill('36.64');
    expect(await fahrenheit.inputValue()).toBe('98.0');
    expect(await celsius.inputValue()).toBe('36.64');
    await fahrenheit.fill('451.3');
    expect(await celsius.inputValue()).toBe('232.9');
    expect(await fahrenheit.inputValue()).toBe('451.3');
  },
});
