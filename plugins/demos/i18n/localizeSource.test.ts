import { findTexts } from './findTexts';
import { dropTextMarkers, localizeSource } from './localizeSource';

/** A translation that shows where it went: every letter doubled would hide structure, so: brackets. */
const bracketed = (text: string) => `【${text}】`;

describe('localizeSource', () => {
  it.each([
    ['JSX text', '<p>Hello</p>', '<p>【Hello】</p>'],
    ['JSX text over lines', '<p>\n  Hello\n  there\n</p>', '<p>\n  【Hello there】\n</p>'],
    ['JSX text beside an element', '<p>Hello <b>you</b></p>', '<p>【Hello】 <b>【you】</b></p>'],
    ['a sentence with values', '<p>{n} of {all} sent</p>', '<p>【{n} of {all} sent】</p>'],
    ['a kept space', "<p>\n  Hello{' '}\n  {name}\n</p>", '<p>\n  【Hello {name}】\n</p>'],
    ['a choice among children', "<p>{ok ? 'Yes' : 'No'}</p>", "<p>{ok ? '【Yes】' : '【No】'}</p>"],
    [
      'a choice inside of a sentence',
      "<p>It is {ok ? 'on' : 'off'} now</p>",
      "<p>【It is {ok ? '【on】' : '【off】'} now】</p>",
    ],
    ['an attribute', '<input placeholder="Ada" />', '<input placeholder="【Ada】" />'],
    ['a braced attribute', "<input title={'Ada'} />", "<input title={'【Ada】'} />"],
    ['aria-label', '<b aria-label="Close" />', '<b aria-label="【Close】" />'],
    ['an object key', "f({ label: 'Name' })", "f({ label: '【Name】' })"],
    ['a quoted key', "f({ 'aria-label': 'Name' })", "f({ 'aria-label': '【Name】' })"],
    ['nested keys', "f({ rules: { required: 'Needed' } })", "f({ rules: { required: '【Needed】' } })"],
    ['a template', 'f({ message: `Hi ${name}!` })', 'f({ message: `【Hi ${name}!】` })'],
    ['a template without values', 'f({ text: `Hi` })', 'f({ text: `【Hi】` })'],
    [
      'a validator with a choice',
      "f({ validator: (v) => (v ? '' : 'Bad') })",
      "f({ validator: (v) => (v ? '' : '【Bad】') })",
    ],
    [
      'a validator with operators',
      "f({ validator: (v) => v === 'x' && 'Taken' })",
      "f({ validator: (v) => v === 'x' && '【Taken】' })",
    ],
    [
      'a validator with statements',
      "f({ async validator(v) { if (v) return 'Bad'; const g = () => { return 'no'; }; return g(); } })",
      "f({ async validator(v) { if (v) return '【Bad】'; const g = () => { return 'no'; }; return g(); } })",
    ],
    [
      'a function of a text',
      "f({ readOnlyText: (v) => v || 'None' })",
      "f({ readOnlyText: (v) => v || '【None】' })",
    ],
    ['a marked literal', "say(/* i18n */ 'Done')", "say(/* i18n */ '【Done】')"],
    ['a marked template', 'say(/* i18n */ `Hi ${a.b}`)', 'say(/* i18n */ `【Hi ${a.b}】`)'],
  ])('replaces %s', (_name, source, expected) => {
    expect(localizeSource(source, 'demo.tsx', bracketed)).toBe(expected);
  });

  it.each([
    ['an unmarked literal', "say('Done')"],
    ['another attribute', '<input type="email" className="wide" />'],
    ['another key', "f({ defaultValue: 'Ada', name: 'ada' })"],
    ['a text without letters', '<p>: {n} – 100 %</p>'],
    ['an import', "import a from 'message';"],
    ['a comparison', "f({ validator: (v) => v !== 'admin' })"],
  ])('leaves %s alone', (_name, source) => {
    expect(localizeSource(source, 'demo.tsx', bracketed)).toBe(source);
  });

  it.each([
    ['quotes in a literal', "f({ label: 'A' })", "it's", "f({ label: 'it\\'s' })"],
    ['quotes in an attribute', '<b title="A" />', 'a "b"', "<b title={'a \"b\"'} />"],
    ['braces in JSX text', '<p>A</p>', 'a < {b}', "<p>{'a < {b}'}</p>"],
    ['backticks in a template', 'f({ text: `A` })', 'a `${b}`', 'f({ text: `a \\`\\${b}\\`` })'],
    ['moved values', '<p>{a} of {b}</p>', '{1} / {0}', '<p>{b} / {a}</p>'],
    ['a value left out', "<p>{n} item{n > 1 && 's'}</p>", '{0} 项', '<p>{n} 项</p>'],
  ])('writes %s', (_name, source, translation, expected) => {
    expect(localizeSource(source, 'demo.tsx', () => translation)).toBe(expected);
  });

  it('keeps everything between the texts as it is', () => {
    const source = "// note\nexport const a  =  { label: 'A' } ; // 'A'\n";
    expect(localizeSource(source, 'a.ts', () => '甲')).toBe(
      "// note\nexport const a  =  { label: '甲' } ; // 'A'\n",
    );
  });

  it('leaves a text that has no translation', () => {
    const source = "f({ label: 'A', title: 'B' })";
    const found = localizeSource(source, 'a.ts', (text) => (text === 'B' ? '乙' : undefined));
    expect(found).toBe("f({ label: 'A', title: '乙' })");
  });

  it('names a placeholder that the text does not have', () => {
    expect(() => localizeSource('f({ text: `Hi ${a}` })', 'a.ts', () => '{0} {1}')).toThrow(
      'the translation uses {1}, which "Hi {0}" does not have. Write {0}.',
    );
  });

  it('finds nothing in a stylesheet', () => {
    expect(findTexts('a::before { content: "label" }', 'a.css')).toEqual([]);
  });

  it('drops the markers from what readers see', () => {
    expect(dropTextMarkers("say(/* i18n */ 'Done'); /* kept */")).toBe("say('Done'); /* kept */");
  });
});
