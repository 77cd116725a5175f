import { keyLines } from './keyLines';

/** The lines of a demo that are chosen; `…` where lines between them are left out, or it goes on. */
function chosen(source: string, keywords: string[] = []): string[] {
  const lines = source.split('\n');
  const ranges = keyLines(source, 'demo.tsx', keywords);
  return ranges.flatMap(({ from, to, isCut }, index) => [
    ...(index > 0 ? ['…'] : []),
    ...lines.slice(from - 1, to).map((line) => line.trim()),
    ...(isCut ? ['(cut)'] : []),
  ]);
}

const IMPORTS = [
  "import { useState } from 'react';",
  "import { useForm, useWatch } from 'bindform';",
];

/** A demo with so much else in it that it is not shown whole. */
const demo = (hooks: string[], markup: string[]) =>
  [
    ...IMPORTS,
    '',
    'export default function Demo() {',
    ...hooks,
    ...Array.from({ length: 20 }, (_, index) => `  const other${index} = ${index};`),
    '  return (',
    '    <>',
    ...markup,
    '    </>',
    '  );',
    '}',
  ].join('\n');

const FORM = '  const { render, validate } = useForm({ name: "" });';
const NAME = '{render("name", { label: "Name" })(<input />)}';

it('shows a short component whole, without its imports', () => {
  const component = [
    'export default function Demo() {',
    FORM.trim(),
    `return ${NAME.slice(1, -1)};`,
    '}',
  ];
  expect(chosen([...IMPORTS, ...component].join('\n'))).toEqual(component);
});

it('begins with the form and leaves out what has nothing to do with the library', () => {
  const markup = ['<h3>Title</h3>', NAME, '<button onClick={() => validate()}>Send</button>'];
  expect(chosen(demo([FORM], markup))).toEqual([
    FORM.trim(),
    '…',
    NAME,
    '<button onClick={() => validate()}>Send</button>',
  ]);
});

it('prefers what the keywords name', () => {
  const field = (name: string) => [
    `{render("${name}", {`,
    `  rules: { ${name === 'c' ? 'debounce: 300, ' : ''}required: "x" },`,
    '  label: "A",',
    '  trigger: "blur",',
    '})(<input />)}',
  ];
  const shown = chosen(demo([FORM], ['a', 'b', 'c', 'd'].flatMap(field)), ['debounce']);
  expect(shown).toContain('{render("c", {');
  expect(shown).not.toContain('{render("d", {');
});

it('knows a form under any name, and refs of its types', () => {
  const hooks = ['const own = useMyForm();', 'const form = useRef<FormMethod>(null);'];
  const source = demo(
    ['const lost = useRef<HTMLElement>(null);', ...hooks],
    [
      '{own.render("a")(<input />)}',
      '<b onClick={() => form.current?.reset()} />',
      '<i onClick={() => lost.current?.focus()} />',
    ],
  ).replace('useForm, useWatch', 'type FormMethod');
  expect(chosen(source)).toEqual([
    '{own.render("a")(<input />)}',
    '<b onClick={() => form.current?.reset()} />',
  ]);
});

it('cuts something large that the demo is about, and shows only the tag of a large form', () => {
  const large = [
    '{render("name", {',
    ...Array.from({ length: 30 }, () => 'label: "",'),
    '})(<input />)}',
  ];
  const shown = chosen(demo([FORM], large));
  expect(shown.slice(0, 3)).toEqual([FORM.trim(), '…', '{render("name", {']);
  expect(shown.at(-1)).toBe('(cut)');

  const form = ['<Form>', ...Array.from({ length: 30 }, () => '<hr />'), NAME, '</Form>'];
  const source = demo([FORM], form).replace('useForm,', 'useForm, Form,');
  expect(chosen(source)).toEqual([FORM.trim(), '…', '<Form>', '…', NAME]);
});

it('shows the beginning of a component that leaves the library to others', () => {
  const shown = chosen(demo([], ['<Other />']));
  expect(shown[0]).toBe('export default function Demo() {');
  expect(shown.at(-1)).toBe('(cut)');
});
