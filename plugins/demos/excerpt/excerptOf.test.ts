import type { Demo } from '../types';
import { excerptOf } from './excerptOf';

const demoOf = (source: string) =>
  ({ id: 'a-b', codeWords: [], files: [{ path: 'a/b.tsx', source }] }) as unknown as Demo;

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

it('formats code to a narrow width, takes its indentation away and highlights it', async () => {
  const filler = Array.from({ length: 20 }, (_, index) => `  const other${index} = ${index};`);
  const source = [
    '/** @title A demo */',
    "import { useForm } from 'bindform';",
    'export default function Demo() {',
    "  const { render } = useForm({ name: '' });",
    ...filler,
    '  return (',
    '    <main>',
    "      {render('name', { label: 'A label that is long', rules: { required: 'Enter it' } })(<input />)}{' '}",
    '    </main>',
    '  );',
    '}',
  ].join('\n');
  const { html, lines } = await excerptOf(demoOf(source));
  expect(textOf(html).split('\n')).toEqual([
    "const { render } = useForm({ name: '' });",
    '…',
    "{render('name', {",
    "  label: 'A label that is long',",
    "  rules: { required: 'Enter it' },",
    '})(&lt;input /&gt;)}',
    '',
  ]);
  expect(lines).toBe(6);
  expect(html).toContain('<span class="token function">useForm</span>');
});

it('takes the indentation out of tags that go over several lines', async () => {
  const source = [
    "import { FormItem } from 'bindform';",
    'export default function Demo() {',
    '  return (',
    '    <div>',
    '      <FormItem bindId="a" label="A label that is rather long" rules={{ required: \'Enter it\' }}>',
    '        <input />',
    '      </FormItem>',
    ...Array.from({ length: 20 }, () => '      <hr />'),
    '    </div>',
    '  );',
    '}',
  ].join('\n');
  const { html } = await excerptOf(demoOf(source));
  expect(textOf(html).split('\n').slice(0, 3)).toEqual([
    '&lt;FormItem',
    '  bindId="a"',
    '  label="A label that is rather long"',
  ]);
});
