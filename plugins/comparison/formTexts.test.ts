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

it('leaves a text without a translation in English', () => {
  expect(translateForm(`'Email'`, translated)).toBe(`'Email'`);
});

it('offers every text to translators', () => {
  expect(Object.keys(textMessages()[0].content)).toContain('Enter an email address');
});
