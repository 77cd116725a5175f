import { compileProgram } from '../program/compileProgram';
import { createModuleTable } from './moduleTable';

/** Runs files, the first one of which is the entry; gives what that exports. */
function run(files: Record<string, string>): unknown {
  const [entry] = Object.keys(files);
  const compilation = compileProgram(files, entry);
  if ('problems' in compilation) throw new Error(compilation.problems[0].message);
  const { requireFile } = createModuleTable(
    { ...compilation.program, packages: {}, chunks: {}, kits: [] },
    () => undefined,
  );
  return (requireFile(entry) as { default: unknown }).default;
}

function colorOf(className: string): string {
  const element = document.createElement('p');
  element.className = className;
  document.body.append(element);
  return getComputedStyle(element).color;
}

it('gives each CSS module its own classes', () => {
  // Like the classes of Infima, which are in the frame.
  document.head.innerHTML = '<style>.row { color: red }</style>';
  const [card, price] = run({
    'a.ts': `import card, { root } from './Card.module.css';
import * as price from './Price.module.css';
export default [{ ...card, named: root }, price];`,
    'Card.module.css': '.root { color: blue } .row { margin: 0 }',
    'Price.module.css': '.root { color: green }',
  }) as Record<string, string>[];
  expect(colorOf(card.root)).toBe('rgb(0, 0, 255)');
  expect(colorOf(price.root)).toBe('rgb(0, 128, 0)');
  expect(colorOf(card.row)).not.toBe(colorOf('row'));
  expect(card.named).toBe(card.root);
  expect(card.unknown).toBeUndefined();
});

it('names the stylesheet whose import means no file', () => {
  const files = { 'a.ts': "import './a.css';", 'a.css': "@import './b.css';" };
  expect(() => run({ ...files, 'b.css': "@import './gone.css';" })).toThrow(
    expect.objectContaining({ specifier: './gone.css', file: 'b.css' }),
  );
});
