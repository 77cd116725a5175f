import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkExamples } from './checkExamples';
import { exampleModule } from './exampleModule';
import { lintExamples } from './lintExamples';
import { readExamples } from './readExamples';

const PAGE = [
  '# Page',
  '',
  '{/* given: interface Person { name: string } */}',
  '',
  '```ts',
  "const a: number = 'x';",
  '```',
  '',
  '```tsx title="whole.tsx"',
  "import { twice } from 'lib';",
  '',
  'export const b = twice({} as Person);',
  '```',
  '',
  '```ts no-check="needs a package of the reader\'s"',
  'nonsense(',
  '```',
  '',
  '```ts no-check',
  'nonsense(',
  '```',
  '',
  '```bash',
  'npm i',
  '```',
].join('\n');

describe('readExamples', () => {
  const examples = readExamples('docs/page.mdx', PAGE);

  it('finds ts and tsx fences with the line of their code, and nothing else', () => {
    expect(examples.map(({ line, code }) => [line, code.split('\n')[0]])).toEqual([
      [6, "const a: number = 'x';"],
      [10, "import { twice } from 'lib';"],
      [16, 'nonsense('],
      [20, 'nonsense('],
    ]);
  });

  it('hands hidden code to the fences after it', () => {
    expect(examples[0].given).toBe('interface Person { name: string }');
    expect(readExamples('a.mdx', '```ts\nb\n```\n{/* given: c */}')[0].given).toBe('');
  });

  it('knows why an example is not checked', () => {
    expect(examples.map(({ noCheck }) => noCheck)).toEqual([
      undefined,
      undefined,
      "needs a package of the reader's",
      '',
    ]);
  });

  it('takes a longer fence as one block', () => {
    expect(readExamples('a.mdx', '````mdx\n```ts\nx\n```\n````')).toEqual([]);
  });
});

describe('exampleModule', () => {
  const example = { file: 'a.mdx', line: 1, code: 'return useThing();', given: 'let g;' };

  it('lets a fragment call hooks, return, and use the library without importing it', () => {
    const { text, linesBefore } = exampleModule(example, "import { useThing } from 'lib';");
    expect(text.split('\n').slice(0, 4)).toEqual([
      expect.stringMatching(
        /^import \{ useThing \} from 'lib'; import \{ .*useRef.* \} from 'react';$/,
      ),
      'let g;',
      'function Example() {',
      'return useThing();',
    ]);
    expect(linesBefore).toBe(3);
  });

  it('lets a fragment wait', () => {
    const waiting = exampleModule({ ...example, code: 'await useThing();' }, '');
    expect(waiting.text).toContain('async function Example() {');
  });

  it('takes a whole module as it is', () => {
    const code = "import { a } from 'b';\na();";
    expect(exampleModule({ ...example, code }, '')).toEqual({
      text: `let g;\n${code}\nexport {};`,
      linesBefore: 1,
    });
  });
});

describe('checkExamples', () => {
  it('names file, line and what the compiler says', () => {
    const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'examples-')));
    fs.writeFileSync(
      path.join(root, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          lib: ['ES2022'],
          module: 'ESNext',
          paths: { lib: ['./lib.ts'], react: ['./lib.ts'] },
        },
      }),
    );
    const names = [
      'useActionState',
      'useEffect',
      'useId',
      'useMemo',
      'useRef',
      'useState',
      'twice',
    ];
    const types = 'export type ReactNode = string; export type ReactElement = string;';
    const values = names.map((name) => `export const ${name} = (n: number) => n * 2;`).join('\n');
    fs.writeFileSync(path.join(root, 'lib.ts'), `${types}\n${values}`);
    const mistakes = checkExamples(readExamples('docs/page.mdx', PAGE), {
      root,
      tsConfig: path.join(root, 'tsconfig.json'),
      libraryImport: "import { twice } from 'lib';",
    });
    fs.rmSync(root, { recursive: true });
    expect(mistakes.sort()).toEqual([
      "docs/page.mdx:12: Argument of type 'Person' is not assignable to parameter of type 'number'. (TS2345)",
      'docs/page.mdx:19: no-check needs a reason: no-check="needs a package of the reader\'s".',
      "docs/page.mdx:6: Type 'string' is not assignable to type 'number'. (TS2322)",
    ]);
  }, 120_000);
});

describe('lintExamples', () => {
  it('names file, line and the rule of React', async () => {
    const page = [
      '```tsx',
      'const form = useThing();',
      "return <button onClick={() => (form.model.name = 'x')} />;",
      '```',
      '```tsx',
      'const form = useThing();',
      "return <button onClick={() => form.setValue('name', 'x')} />;",
      '```',
    ].join('\n');
    expect(
      await lintExamples(readExamples('docs/page.mdx', page), "import { useThing } from 'lib';"),
    ).toEqual(['docs/page.mdx:3: Error: This value cannot be modified (react-hooks/immutability)']);
  });
});
