import type { Locator } from 'playwright-core';
import { describeGuide } from '../../support/guideDemos';

/** The errors that a demo shows, in their order. */
const errors = (preview: Locator) => preview.getByRole('alert').allInnerTexts();

describeGuide('intro/vaild', {
  'vaild-basic': async ({ preview, t }) => {
    const recipient = preview.getByRole('textbox', { name: t('Recipient', '收件人') });
    const locker = preview.getByRole('textbox', { name: t('Locker', '柜号') });
    const send = preview.getByRole('button', { name: t('Send', '寄出') });

    await send.click();
    await preview.getByText(t('Fields to correct: 2', '待更正的字段：2 个')).waitFor();
    expect(await errors(preview)).toEqual([
      t('Enter a recipient', '请填写收件人'),
      t('Enter a locker', '请填写柜号'),
    ]);
    expect(await recipient.getAttribute('aria-invalid')).toBe('true');

    await recipient.fill('Ada');
    await locker.fill('12');
    await preview.getByText(t('A locker has three digits', '柜号是三位数字')).waitFor();
    await locker.fill('121');
    await send.click();
    await preview
      .getByText(t('On its way to Ada, locker 121.', '已寄出：收件人 Ada，121 号柜。'))
      .waitFor();
    expect(await errors(preview)).toEqual([]);
  },

  'vaild-messages': async ({ preview, t }) => {
    const check = preview.getByRole('button', { name: t('Check the form', '检查表单') });
    const language = preview.getByRole('combobox', {
      name: t('Language of the messages', '错误信息的语言'),
    });

    await check.click();
    await preview.getByText('Required', { exact: true }).nth(1).waitFor();
    expect(await errors(preview)).toEqual(['Required', 'Required']);
    await language.selectOption('中文');
    await check.click();
    await preview.getByText('必填', { exact: true }).nth(1).waitFor();
    expect(await errors(preview)).toEqual(['必填', '必填']);
    await language.selectOption('Español');
    await check.click();
    await preview.getByText('Obligatorio', { exact: true }).nth(1).waitFor();
    expect(await errors(preview)).toEqual(['Obligatorio', 'Obligatorio']);
  },

  'vaild-trigger': async ({ preview, t }) => {
    const field = (english: string, chinese: string) =>
      preview.getByRole('textbox', { name: t(english, chinese) });
    const alert = preview.getByRole('alert');

    await field('While you type', '输入时').fill('x');
    await alert.first().waitFor();
    await field('When you leave', '失焦时').fill('x');
    await field('On demand', '手动校验').fill('x');
    await alert.nth(1).waitFor();
    await field('On demand', '手动校验').blur();
    expect(await alert.count()).toBe(2);
    expect(await field('On demand', '手动校验').getAttribute('aria-invalid')).toBeNull();
    await preview
      .getByRole('button', { name: t('Check the third voucher', '检查第三张券') })
      .click();
    await alert.nth(2).waitFor();

    await field('While you type', '输入时').fill('AB1234');
    await alert.nth(2).waitFor({ state: 'detached' });
    expect(await field('While you type', '输入时').getAttribute('aria-invalid')).toBeNull();
  },

  'vaild-shared': async ({ preview, t }) => {
    const badge = preview.getByRole('textbox', { name: t('Name on the badge', '胸牌上的姓名') });
    const company = preview.getByRole('textbox', { name: t('Company', '公司') });
    const seat = preview.getByRole('textbox', { name: t('Seat', '座位') });

    await badge.fill('Ada');
    await badge.fill('');
    expect(await errors(preview)).toEqual([]);
    await badge.blur();
    await company.focus();
    await company.blur();
    await preview.getByRole('alert').nth(1).waitFor();
    await seat.fill('Z');
    await preview.getByRole('alert').nth(2).waitFor();
    expect(await seat.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await errors(preview)).toEqual([
      t('Please correct: Enter a name', '请更正： 请填写姓名'),
      t('Please correct: Enter a company', '请更正： 请填写公司'),
      t(
        'Please correct: A row from A to H, then a number',
        '请更正： 先写 A 到 H 的排号，再写数字',
      ),
    ]);
  },

  'vaild-custom': async ({ preview, t }) => {
    const password = preview.getByLabel(t('New password', '新密码'));
    const again = preview.getByLabel(t('Confirm password', '确认密码'));
    const differ = preview.getByText(t('The passwords do not match', '两次输入的密码不一致'), {
      exact: true,
    });

    await password.fill('horse');
    await preview.getByText(t('3 more characters needed', '还差 3 个字符')).waitFor();
    await password.fill('correct horse');
    await again.fill('correct horse');
    expect(await errors(preview)).toEqual([]);
    await password.fill('correct horses');
    await differ.waitFor();
    await again.fill('correct horses');
    await differ.waitFor({ state: 'detached' });
    await preview.getByRole('button', { name: t('Save', '保存') }).click();
    await preview.getByText(t('The new password is saved.', '新密码已保存。')).waitFor();
  },

  'vaild-async': async ({ preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Name of the robot', '机器人的名字') });
    const arrived = (names: string) =>
      preview.getByText(t(`Responses in order: ${names}`, `响应的顺序：${names}`), {
        exact: true,
      });
    const taken = preview.getByText(t('The name rover is taken', '名字 rover 已被占用'));

    await name.fill('rover');
    await preview.getByText(t('Checking…', '正在检查……')).waitFor();
    await name.fill('rover2');
    await arrived('rover2').waitFor();
    await arrived('rover2, rover').waitFor();
    expect(await taken.count()).toBe(0);

    await name.fill('rover');
    await taken.waitFor();
  },

  'vaild-dependent': async ({ preview, t }) => {
    const price = (english: string, chinese: string) =>
      preview.getByRole('spinbutton', { name: t(english, chinese) });
    const outside = (lowest: number, highest: number) =>
      preview.getByText(
        t(`Enter a price from ${lowest} to ${highest}`, `价格应在 ${lowest} 到 ${highest} 之间`),
      );

    await price('Price for tonight', '今晚的价格').fill('150');
    expect(await errors(preview)).toEqual([]);
    await price('Highest price', '最高价').fill('120');
    await outside(80, 120).waitFor();
    await price('Lowest price', '最低价').fill('130');
    await outside(130, 120).waitFor();
    await preview.getByText(t('This is below the lowest price', '不能低于最低价')).waitFor();
    await price('Highest price', '最高价').fill('200');
    await preview.getByRole('alert').first().waitFor({ state: 'detached' });
    expect(await errors(preview)).toEqual([]);
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

  'vaild-debounce': async ({ preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Team name', '队名') });
    const requests = preview
      .getByRole('list', { name: t('Requests', '请求记录') })
      .getByRole('listitem');

    await name.pressSequentially('falcons');
    await preview.getByText(t('The name falcons is taken', '队名 falcons 已被占用')).waitFor();
    expect(await requests.allInnerTexts()).toEqual(['falcons']);
    await name.fill('');
    await preview.getByText(t('Enter a name', '请填写队名')).waitFor();
    await name.fill('eagles');
    await preview.getByRole('button', { name: t('Check now', '立即检查') }).click();
    await requests.nth(1).waitFor();
    expect(await requests.allInnerTexts()).toEqual(['falcons', 'eagles']);
  },

  'vaild-abort': async ({ preview, t }) => {
    const code = preview.getByRole('textbox', { name: t('Discount code', '优惠码') });
    const lines = preview
      .getByRole('list', { name: t('Log of requests', '请求记录') })
      .getByRole('listitem');
    const aborted = (typed: string) => t(`${typed}: aborted`, `${typed}：已中止`);
    const answered = (typed: string) => t(`${typed}: answered`, `${typed}：已返回`);

    await code.fill('SPR');
    await code.fill('SPRING');
    await lines.nth(1).waitFor();
    expect(await lines.allInnerTexts()).toEqual([aborted('SPR'), answered('SPRING')]);
    expect(await errors(preview)).toEqual([]);
    await code.fill('WINTER');
    await preview.getByText(t('This code is not valid', '优惠码无效')).waitFor();
  },

  'vaild-touched': async ({ preview, t }) => {
    const email = preview.getByRole('textbox', { name: t('Email', '邮箱') });
    const incomplete = preview.getByText(t('Enter a complete address', '请填写完整的邮箱'));

    await email.fill('ada@');
    expect(await errors(preview)).toEqual([]);
    await email.blur();
    await incomplete.waitFor();
    await email.fill('ada@example.org');
    await incomplete.waitFor({ state: 'detached' });
    await email.fill('ada@example');
    await incomplete.waitFor();
  },

  'vaild-submitted': async ({ preview, t }) => {
    const name = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const guests = preview.getByRole('spinbutton', { name: t('Guests', '人数') });
    const book = preview.getByRole('button', { name: t('Book a table', '订座') });

    await name.fill('Ada');
    await name.fill('');
    await name.blur();
    expect(await errors(preview)).toEqual([]);
    await book.click();
    await preview.getByRole('alert').nth(1).waitFor();
    expect(await errors(preview)).toEqual([
      t('Enter a name', '请填写姓名'),
      t('Enter at least 1 guest', '至少 1 人'),
    ]);
    await name.fill('Ada');
    await guests.fill('3');
    await preview.getByRole('alert').first().waitFor({ state: 'detached' });
    await book.click();
    await preview.getByText(t('Table for 3, Ada.', 'Ada，3 人的座位已订好。')).waitFor();
  },

  'vaild-schema': async ({ preview, t }) => {
    const guest = preview.getByRole('textbox', { name: t('Name', '姓名') });
    const nights = preview.getByRole('spinbutton', { name: t('Nights', '晚数') });
    const book = preview.getByRole('button', { name: t('Book', '预订') });

    await book.click();
    await preview.getByRole('alert').nth(2).waitFor();
    expect(await errors(preview)).toEqual([
      t('Enter your name', '请填写姓名'),
      t('Choose a day', '请选择日期'),
      t('Stay at least 2 nights', '至少住 2 晚'),
    ]);
    await guest.fill(' Ada ');
    await preview.getByLabel(t('Arrival', '入住日期')).fill('2027-05-07');
    await nights.fill('3');
    await preview.getByRole('alert').first().waitFor({ state: 'detached' });
    await book.click();
    await preview
      .getByText(
        t('Ada stays until 2027-05-10 for 270 dollars.', 'Ada 住到 2027-05-10，共 270 元。'),
      )
      .waitFor();
    expect(await guest.inputValue()).toBe(' Ada ');
  },

  'vaild-schema-cross': async ({ preview, t }) => {
    const send = preview.getByRole('button', { name: t('Sign up for the shift', '报名') });
    const order = preview.getByText(
      t('The end has to be after the start', '结束时间应晚于开始时间'),
    );
    const contact = preview.getByText(
      t('Enter an email address or a phone number', '请填写邮箱或手机号'),
    );

    await send.click();
    await order.waitFor();
    await contact.waitFor();
    await preview.getByLabel(t('Start', '开始时间')).fill('09:00');
    await order.waitFor({ state: 'detached' });
    await preview.getByRole('textbox', { name: t('Phone', '手机号') }).fill('5550100');
    await contact.waitFor({ state: 'detached' });
    await send.click();
    await preview
      .getByText(t('See you from 09:00 to 12:00.', '报名成功：09:00 到 12:00。'))
      .waitFor();
  },

  'vaild-zod': async ({ preview, t }) => {
    const email = preview.getByRole('textbox', { name: t('Send them to', '发送到') });
    const tickets = preview.getByRole('spinbutton', { name: t('Tickets', '票数') });
    const block = preview.getByRole('textbox', { name: t('Block', '区域') });

    await tickets.fill('7');
    await preview.getByText(t('Enter at most 6', '最多订六张票')).waitFor();
    await preview.getByRole('button', { name: t('Order', '订票') }).click();
    await preview.getByRole('alert').nth(2).waitFor();
    expect(await errors(preview)).toEqual([
      t('Enter a valid email address', '邮箱格式不正确'),
      t('Enter at most 6', '最多订六张票'),
      t('Enter a block', '请填写区域'),
    ]);
    await block.fill('G');
    await preview.getByText(t('Enter a block from A to F', '区域从 A 到 F')).waitFor();

    await email.fill('ada@example.org');
    await tickets.fill('3');
    await block.fill('B');
    await preview.getByRole('button', { name: t('Order', '订票') }).click();
    await preview
      .getByText(t('3 tickets in block B are yours.', 'B 区的 3 张票归你了。'))
      .waitFor();
  },

  'vaild-json-schema': async ({ preview, t }) => {
    const plate = preview.getByRole('textbox', { name: t('Number plate', '车牌号') });
    const apply = preview.getByRole('button', { name: t('Apply', '提交申请') });
    const format = t(
      'Two capitals, a hyphen and three digits, such as KL-204',
      '两个大写字母、一个连字符加三位数字，例如 KL-204',
    );

    await apply.click();
    await preview.getByRole('alert').nth(1).waitFor();
    expect(await errors(preview)).toEqual([
      format,
      t('Enter the person you visit', '请填写被访人'),
    ]);

    await preview
      .getByRole('combobox', { name: t('Permit', '通行证类型') })
      .selectOption('resident');
    await preview.getByRole('alert').nth(1).waitFor({ state: 'detached' });
    expect(await errors(preview)).toEqual([format]);

    await plate.fill('KL-204');
    await apply.click();
    await preview.getByText(t('Permit for KL-204 granted.', 'KL-204 的通行证已签发。')).waitFor();
    expect(await errors(preview)).toEqual([]);
  },

  'vaild-style': async ({ preview, t }) => {
    await preview.getByRole('button', { name: t('Check the card', '检查卡片') }).click();
    const looks = (english: string, chinese: string) =>
      preview
        .getByRole('alert')
        .filter({ hasText: t(english, chinese) })
        .evaluate((alert) => {
          const { borderInlineStartWidth: bar, fontWeight: weight } = getComputedStyle(alert);
          return { bar, weight };
        });
    expect(await looks('Enter a title', '请填写书名')).toEqual({ bar: '4px', weight: '400' });
    expect(await looks('Enter a shelf', '请填写书架')).toEqual({ bar: '4px', weight: '700' });
    const border = await preview
      .getByRole('textbox', { name: t('Shelf', '书架') })
      .evaluate((field) => getComputedStyle(field).borderTopWidth);
    expect(border).toBe('2px');
  },

  'vaild-clear': async ({ preview, t }) => {
    const temperature = preview.getByRole('spinbutton', { name: t('Temperature', '温度') });
    const alert = preview.getByRole('alert');
    const press = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese) }).click();

    await press('Check the values', '检查数值');
    await alert.nth(1).waitFor();
    await press('Clear the first', '清除第一个');
    await alert.nth(1).waitFor({ state: 'detached' });
    expect(await errors(preview)).toEqual([
      t('Keep it between 40 and 80', '请保持在 40 到 80 之间'),
    ]);
    await press('Clear all', '全部清除');
    await alert.waitFor({ state: 'detached' });

    await temperature.press('1');
    await preview.getByText(t('Keep it between 10 and 30', '请保持在 10 到 30 之间')).waitFor();
  },

  'vaild-remove': async ({ preview, t }) => {
    const make = preview.getByRole('button', { name: t('Create the invoice', '开发票') });
    const missing = preview.getByText(t('Enter the VAT number', '请填写税号'));

    await preview.getByRole('textbox', { name: t('Customer', '客户') }).fill('Grace');
    await make.click();
    await missing.waitFor();
    await preview.getByText(t('No invoice yet.', '发票还没有开出。')).waitFor();
    await preview.getByRole('button', { name: t('I have no VAT number', '没有税号') }).click();
    await missing.waitFor({ state: 'detached' });
    await make.click();
    await preview.getByText(t('The invoice for Grace is ready.', 'Grace 的发票已开好。')).waitFor();
    expect(await missing.count()).toBe(0);
  },

  'vaild-reapply': async ({ preview, t }) => {
    const isPresent = preview.getByRole('checkbox', { name: t('It is a present', '这是礼物') });
    const pack = preview.getByRole('button', { name: t('Pack it', '打包') });
    const missing = preview.getByText(t('Enter a text', '请填写贺卡内容'));
    const packed = preview.getByText(t('Packed.', '已打包。'));

    await pack.click();
    await missing.waitFor();
    await isPresent.uncheck();
    await missing.waitFor({ state: 'detached' });
    await pack.click();
    await packed.waitFor();
    await isPresent.check();
    expect(await missing.count()).toBe(0);
    await pack.click();
    await missing.waitFor();
    await packed.waitFor({ state: 'detached' });
  },

  'vaild-draft': async ({ preview, t }) => {
    const isDraft = preview.getByRole('checkbox', { name: t('Still a draft', '仍是草稿') });
    const headline = preview.getByRole('textbox', { name: t('Headline', '标题') });
    const tooShort = preview.getByText(
      t('At least 20 characters to be published', '发布至少需要 20 个字符'),
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

  'vaild-some': async ({ preview, t }) => {
    const quote = preview.getByRole('button', { name: t('Price of delivery', '查询运费') });
    const nameless = preview.getByText(t('Tell us your name', '请填写姓名'));

    await quote.click();
    await preview.getByRole('alert').nth(1).waitFor();
    expect(await errors(preview)).toEqual([
      t('Choose a country', '请选择省份'),
      t('Enter the weight', '请填写重量'),
    ]);
    await preview.getByRole('combobox', { name: t('Country', '省份') }).selectOption('MX');
    await preview.getByRole('spinbutton', { name: t('Weight', '重量') }).fill('3');
    await quote.click();
    await preview.getByText(t('Delivery costs 11 dollars.', '运费为 11 元。')).waitFor();
    expect(await nameless.count()).toBe(0);
    await preview.getByRole('button', { name: t('Order now', '下单') }).click();
    await nameless.waitFor();
  },

  'vaild-on-error': async ({ preview, t }) => {
    const lines = preview.getByRole('list', { name: t('Log', '日志') }).getByRole('listitem');
    const off = preview.getByText(t('The heating is switched off', '暖气已关闭'));
    const first = [
      `room: ${t('Enter a room', '请填写房间')}`,
      `target: ${t('That is too hot', '温度太高了')}`,
    ];

    await preview.getByRole('button', { name: t('Check the room', '检查房间') }).click();
    await lines.nth(1).waitFor();
    expect((await lines.allInnerTexts()).sort()).toEqual(first);
    await preview.getByRole('button', { name: t('Set an error', '手动设置错误') }).click();
    await off.waitFor();
    expect(await lines.count()).toBe(2);

    await preview.getByRole('textbox', { name: t('Room', '房间') }).fill('attic');
    await preview.getByRole('button', { name: t('Check the room', '检查房间') }).click();
    await lines.nth(2).waitFor();
    expect(await lines.nth(2).innerText()).toBe(first[1]);
  },

  'vaild-display': async ({ preview, t }) => {
    await preview.getByRole('button', { name: t('Start the server', '启动服务器') }).click();
    const alert = preview.getByRole('alert');
    await alert.getByText(t('Port 3000 is in use.', '端口 3000 已被占用。')).waitFor();
    await alert.getByRole('button', { name: t('Use 3001 instead', '改用 3001') }).click();
    await preview.getByText(t('Listening on port 3001.', '正在监听端口 3001。')).waitFor();
    expect(await alert.count()).toBe(0);
    expect(await preview.getByRole('textbox').inputValue()).toBe('3001');
  },

  'vaild-manual': async ({ preview, t }) => {
    const legs = preview.getByRole('textbox', {
      name: t('How many legs has a spider?', '蜘蛛有几条腿？'),
    });
    const planet = preview.getByRole('textbox', {
      name: t('Which planet is nearest to the sun?', '离太阳最近的行星是哪一颗？'),
    });
    const press = (english: string, chinese: string) =>
      preview.getByRole('button', { name: t(english, chinese) }).click();

    await legs.fill('6');
    await planet.fill('Mars');
    await planet.blur();
    expect(await errors(preview)).toEqual([]);
    await press('Check the legs', '批改第一题');
    await preview.getByText(t('More than an insect', '比昆虫多')).waitFor();
    expect(await errors(preview)).toHaveLength(1);
    await press('Check all', '批改全部');
    await preview.getByText(t('Wrong answers: 2', '答错 2 题')).waitFor();

    await legs.fill('8');
    await planet.fill(t('Mercury', '水星'));
    await press('Check all', '批改全部');
    await preview.getByText(t('All answers are right.', '全部答对。')).waitFor();
  },

  'vaild-summary': async ({ page, preview, t }) => {
    const book = preview.getByRole('button', { name: t('Book', '预约') });
    const summary = preview.getByRole('group', {
      name: t('There is a problem', '有几处需要更正'),
    });
    const reason = preview.getByRole('textbox', { name: t('Reason', '就诊原因') });
    const holdsFocus = (place: Locator) =>
      place.evaluate((element) => element === document.activeElement);

    await book.click();
    await summary.waitFor();
    expect(await holdsFocus(summary)).toBe(true);
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      t('Enter a name', '请填写宠物的名字'),
      t('Enter a reason', '请填写就诊原因'),
    ]);
    const address = page.url();
    await summary.getByRole('link').nth(1).click();
    expect(await holdsFocus(reason)).toBe(true);
    expect(page.url()).toBe(address);

    await reason.fill('limps');
    await preview.getByRole('textbox', { name: t('Name of the animal', '宠物的名字') }).fill('Rex');
    await book.click();
    await preview.getByText(t('See you soon, Rex.', 'Rex，回头见。')).waitFor();
    expect(await summary.count()).toBe(0);
  },
});
