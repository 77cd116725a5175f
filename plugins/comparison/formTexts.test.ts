import { textMessages, translateForm } from './formTexts';

const translated = [
  {
    path: 'texts',
    content: { Name: { message: '姓名' }, 'Sign up': { message: '注册' } },
  },
];

it('translates strings, attributes and elements, and no names in code', () => {
  const source = `label: 'Name', label="Name", <label>Name</label>, <b>Sign up</b>, Name, SignUp, name="name"`;
  expect(translateForm(source, translated)).toBe(
    `label: '姓名', label="姓名", <label>姓名</label>, <b>注册</b>, Name, SignUp, name="name"`,
  );
});

it('translates a text on its own line, before a value and in a docstring', () => {
  const files = [
    {
      path: 'texts',
      content: {
        Remove: { message: '删除' },
        'Total:': { message: '合计：' },
        'What the forms edit.': { message: '表单编辑的数据。' },
      },
    },
  ];
  const source = `/** What the forms edit. */\n<b>\n  Remove\n</b><i>Total: {total}</i>, x.Remove()`;
  expect(translateForm(source, files)).toBe(
    `/** 表单编辑的数据。 */\n<b>\n  删除\n</b><i>合计： {total}</i>, x.Remove()`,
  );
});

it('leaves a text without a translation in English', () => {
  expect(translateForm(`'Email'`, translated)).toBe(`'Email'`);
});

it('offers every text to translators', () => {
  expect(Object.keys(textMessages()[0].content)).toContain('Enter an email address');
});
