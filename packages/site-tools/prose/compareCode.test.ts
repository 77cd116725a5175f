import { compareCode } from './compareCode';

const english = [
  "render('name', { label: 'Name' })(",
  '  <p>Hello {name} again</p>, // greets',
  ');',
].join('\n');

it.each([
  ['as it is', english],
  [
    'with its texts and comments translated',
    english
      .replace("'Name'", "'姓名'")
      .replace('Hello {name} again', '又见面了，{name}，你好')
      .replace('greets', '打招呼'),
  ],
])('accepts code %s', (_how, code) => {
  expect(compareCode(code, english, 'Han')).toBeUndefined();
});

it.each(['ren姓名der(', '姓名render(', '渲染(', 'form.渲染(', 'render姓名('])(
  'refuses the name %s with Chinese in it',
  (name) => {
    expect(compareCode(english.replace('render(', name), english, 'Han')).toContain(
      'has, in line 1,',
    );
  },
);

it.each([
  [
    english.replace("'name'", "'nmae'"),
    `has, in line 1, "render('nmae', { label: 'Name' })(" where the English page has "render('name', { label: 'Name' })("`,
  ],
  [
    english.replace("label: 'Name'", "title: '姓名'"),
    `has, in line 1, "render('name', { title: '姓名' })(" where the English page has "render('name', { label: 'Name' })("`,
  ],
  [english.replace('\n);', ''), 'has, in line 3, nothing where the English page has ");"'],
  [`${english}\nmore();`, 'has, in line 4, "more();" where the English page has nothing'],
])('names the first line that differs', (code, difference) => {
  expect(compareCode(code, english, 'Han')).toBe(difference);
});

describe('a language with the letters of English', () => {
  it.each([
    ['as it is', english],
    [
      'with its texts and comments translated',
      english
        .replace("'Name'", "'Nombre'")
        .replace('Hello {name} again', 'Hola otra vez, {name}')
        .replace('greets', 'saluda'),
    ],
  ])('may have code %s', (_how, code) => {
    expect(compareCode(code, english, undefined)).toBeUndefined();
  });

  it.each([
    ['a name', english.replace('render(', 'mostrar('), 1],
    ['a tag', english.replace('<p>', '<b>'), 2],
    ['an import', "import { Form } from 'formulario';", 1],
  ])('keeps %s', (_what, code, line) => {
    const original = code.startsWith('import') ? "import { Form } from 'bindform';" : english;
    expect(compareCode(code, original, undefined)).toContain(`has, in line ${line},`);
  });
});
