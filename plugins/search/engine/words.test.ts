import { camelParts, isHan, keywordWords, lowerCase, textRuns } from './words';

describe('keywordWords', () => {
  it.each([
    ['form item', ['latin:form', 'latin:item']],
    ['  Form   FORM ', ['latin:form']],
    ['表单form', ['han:表单', 'latin:form']],
    ['useForm 的返回值', ['latin:useform', 'han:的返回值']],
    ['ｕｓｅＷａｔｃｈ', ['latin:usewatch']],
    ['a.b-c', ['latin:a', 'latin:b', 'latin:c']],
    ['set_value', ['latin:set_value']],
    ['*', ['literal:*']],
    ['=> {', ['literal:=>', 'literal:{']],
    ['<Field name="email" />', ['latin:field', 'latin:name']],
    ['("blur")', ['latin:blur']],
    ['<input type="number">', ['latin:input', 'latin:type', 'latin:number']],
    ["{...register('age', { min: 1 })}", ['latin:register', 'latin:min', 'latin:1']],
    ['TypeError: form.setValues is not a function', ['latin:form', 'latin:setvalues']],
    ['setvalues not a function', ['latin:setvalues']],
    ['\u0000 \u0007', ['literal:\u0000', 'literal:\u0007']],
    ['   ', []],
    ['', []],
  ])('splits %j', (keywords, expected) => {
    expect(keywordWords(keywords).map(({ kind, text }) => `${kind}:${text}`)).toEqual(expected);
  });

  it('limits the length and the number of words', () => {
    expect(keywordWords('x'.repeat(100_000))).toEqual([{ kind: 'latin', text: 'x'.repeat(200) }]);
    expect(keywordWords(Array.from({ length: 60 }, (_, i) => i).join(' '))).toHaveLength(16);
  });
});

it.each([
  ['formatChangeValue', ['format', 'change', 'value']],
  ['requireIndicator', ['require', 'indicator']],
  ['UIKit', ['ui', 'kit']],
  ['React18', ['react', '18']],
  ['set_value', ['set', 'value']],
  ['form', ['form']],
])('camelParts(%s)', (identifier, parts) => {
  expect(camelParts(identifier)).toEqual(parts);
});

it('keeps Chinese and other letters apart', () => {
  const runs = textRuns('校验 form，异步');
  expect(runs).toEqual(['校验', 'form', '异步']);
  expect(runs.map(isHan)).toEqual([true, false, true]);
});

it('keeps the position of every character', () => {
  expect(lowerCase('İSTANBUL Form')).toHaveLength('İSTANBUL Form'.length);
  expect(lowerCase('İSTANBUL Form')).toContain('form');
});
