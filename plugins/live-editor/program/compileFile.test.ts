import { GUARD } from './codeWrapper';
import { compileFile } from './compileFile';

function compiled(source: string, file = 'demo.tsx') {
  const result = compileFile(file, source);
  if ('message' in result) throw new Error(`${result.line}: ${result.message}`);
  return result;
}

/** Runs a compiled file and gives its exports. */
function run(source: string, modules: Record<string, unknown> = {}) {
  const module = { exports: {} as Record<string, unknown> };
  new Function('require', 'module', 'exports', GUARD, compiled(source).code)(
    (name: string) => modules[name],
    module,
    module.exports,
    () => undefined,
  );
  return module.exports;
}

describe('compileFile', () => {
  it('turns TypeScript and JSX into CommonJS that runs', () => {
    const jsx = (type: string, props: object) => ({ type, props });
    const exports = run(
      `type Props = { name: string };
       export default ({ name }: Props) => <b title={name satisfies string}>{name}</b>;`,
      { 'react/jsx-runtime': { jsx } },
    );
    expect((exports.default as (props: object) => unknown)({ name: 'Ada' })).toEqual({
      type: 'b',
      props: { title: 'Ada', children: 'Ada' },
    });
  });

  it('lists each import once, unused ones too, and none that is only a type', () => {
    const { imports } = compiled(`
      import React, { useState } from 'react';
      import { unused } from "lodash";
      import './styles.css';
      import type { Rules } from 'types';
      export { useMemo } from 'react';
      const later = () => import('./later');
    `);
    expect(imports).toEqual(['react', 'lodash', './styles.css', './later']);
  });

  it('keeps every line where it was, so that stack traces are correct', () => {
    const source = `import { a } from 'a';\n\ntype A = {\n  b: string;\n};\n\nthrow new Error('here');\n`;
    const lines = compiled(source).code.split('\n');
    expect(lines.findIndex((line) => line.includes('here'))).toBe(6);
  });

  it.each([
    ['const a = (1;', 1, 13],
    ['const a = "x', 1, 11],
    ['function f() {\n  const x = { a: 1\n  return x;\n}', 3, 3],
    ['export default () => {\n  const x = f(1, ;\n};', 2, 18],
    ['export default () => {\n  return (\n    <b>\n  );\n};', 4, 3],
    ['export default () => (\n  <p>text</b>\n);', 2, 12],
    ['const f = (a: string): void => {\n  g(async (b) => {\n    if (b {\n    }\n  });\n};', 3, 11],
  ])('reports line and column of a mistake in %j', (source, line, column) => {
    const result = compileFile('demo.tsx', source);
    expect(result).toMatchObject({ file: 'demo.tsx', line, column });
    expect((result as { message: string }).message).not.toMatch(/Error transforming|\(\d+:\d+\)/);
  });

  it.each([
    ['<b', 7, 7],
    ['<b ', 7, 7],
    ['<Foo.', 7, 7],
    ['<', 7, 7],
    ['<>{<i />}</><b title="a"', 7, 19],
    ['<b title=<i>x</i> lang={`${1}`}', 7, 7],
    ['<p>{x;}</p>', 7, 12],
    ['<p>{[<i>a</i>].map((n) => { return n; })} {x y}\n</p>', 7, 52],
  ])('reports where markup breaks off at %j', (markup, line, column) => {
    const source = `import { x } from 'x';
export default (): ReactNode => {
  const double = (a: string): string => a + a;
  return (
    // The text of the demo.
    <div>
      ${markup}
      <i>text</i>
    </div>
  );
};`;
    expect(compileFile('demo.tsx', source)).toMatchObject({ line, column });
  });

  it.each(["const rows = await fetch('x');", '() => { await fetch(1) }'])(
    'says where `await` is allowed, for %j',
    (source) => {
      expect(compileFile('a.tsx', `\n${source}`)).toEqual({
        file: 'a.tsx',
        line: 2,
        message: 'await is only allowed in an async function',
      });
    },
  );

  it('reports the line of a mistake that the compiler lets pass', () => {
    expect(compileFile('a.tsx', 'const a: number = 1;\n\nconst a = 2;')).toEqual({
      file: 'a.tsx',
      line: 3,
      message: "Identifier 'a' has already been declared",
    });
  });

  it('guards loops, and leaves markup, texts and expressions alone that look like some', () => {
    const jsx = (type: string, props: object) => ({ type, props });
    const source = `export default () => {
      const list: string[] = [];
      for (const text of ['while (true)', \`for (;;) \${/do {} while/.source}\`]) list.push(text);
      return <p title="while (1)">for (;;) &#123; {list.join()}</p>; // do {
    };`;
    const { default: Demo } = run(source, { 'react/jsx-runtime': { jsx, jsxs: jsx } });
    expect((Demo as () => unknown)()).toEqual({
      type: 'p',
      props: {
        title: 'while (1)',
        children: ['for (;;) { ', 'while (true),for (;;) do {} while'],
      },
    });
    expect(compiled(source).code.split(GUARD)).toHaveLength(3);
  });

  it('reads <T>value as a cast in a .ts file', () => {
    expect(compiled('export const a = <number>1;', 'a.ts').code).toContain('1');
    expect(compileFile('a.tsx', 'export const a = <number>1;')).toHaveProperty('message');
  });
});
