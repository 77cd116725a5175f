import fc from 'fast-check';
import { fileNameProblem, MAX_FILES, MAX_NAME_LENGTH } from './codeFiles';

it.each([
  'App.tsx',
  'rating/Stars.tsx',
  'a/b/c/d.ts',
  'data.json',
  'app.module.css',
  'a-b_c.js',
  '__proto__.tsx',
  'constructor/toString.css',
  'console.tsx',
  'package.tsx',
])('allows %s', (name) => {
  expect(fileNameProblem(name, ['main.tsx'])).toBeUndefined();
});

it.each([
  ['', 'empty'],
  [`${'a'.repeat(MAX_NAME_LENGTH)}.tsx`, 'long'],
  ['../a.tsx', 'outside'],
  ['a/../../b.tsx', 'outside'],
  ['/etc/a.tsx', 'outside'],
  ['\\\\host\\a.tsx', 'outside'],
  ['C:\\a.tsx', 'outside'],
  ['a b.tsx', 'characters'],
  ['a\\b.tsx', 'characters'],
  ['组件.tsx', 'characters'],
  ['e\u0301.tsx', 'characters'],
  ['\u00e9.tsx', 'characters'],
  ['a\u202excod.tsx', 'characters'],
  ['a\u0000.tsx', 'characters'],
  ['a\n.tsx', 'characters'],
  ['a.tsx\n', 'characters'],
  ['\ud800.tsx', 'characters'],
  ['__proto__', 'extension'],
  ['constructor', 'extension'],
  ['index.html', 'extension'],
  ['a.tsx.exe', 'extension'],
  ['a.TSX', 'extension'],
  ['folder', 'extension'],
  ['.env.ts', 'dots'],
  ['./a.tsx', 'dots'],
  ['a..b.tsx', 'dots'],
  ['a./b.tsx', 'dots'],
  ['a//b.tsx', 'dots'],
  ['a/', 'dots'],
  ['a/b/c/d/e.tsx', 'deep'],
  ['con.tsx', 'reserved'],
  ['parts/AUX.module.css', 'reserved'],
  ['lpt1/a.tsx', 'reserved'],
  ['node_modules/react/index.js', 'reserved'],
  ['Node_Modules/a.js', 'reserved'],
  ['package.json', 'reserved'],
  ['a/tsconfig.app.json', 'reserved'],
  ['main.tsx', 'taken'],
  ['Main.tsx', 'case'],
  ['Parts/b.css', 'case'],
  ['main.js', 'ambiguous'],
  ['MAIN.ts', 'ambiguous'],
  ['main.tsx/a.css', 'folder'],
  ['parts/a.css/b.tsx', 'folder'],
])('says of %j: %s', (name, problem) => {
  expect(fileNameProblem(name, ['main.tsx', 'parts/a.css'])).toBe(problem);
});

it('allows a folder with the name of a script, and a stylesheet next to one', () => {
  expect(fileNameProblem('main/a.tsx', ['main.tsx'])).toBeUndefined();
  expect(fileNameProblem('main.css', ['main.tsx', 'main.json'])).toBeUndefined();
});

it('allows only so many files, and says what is wrong with the name first', () => {
  const others = Array.from({ length: MAX_FILES }, (_, index) => `a${index}.tsx`);
  expect(fileNameProblem('b.tsx', others)).toBe('tooMany');
  expect(fileNameProblem('a0.tsx', others)).toBe('taken');
  expect(fileNameProblem('b.tsx', others.slice(1))).toBeUndefined();
});

it('takes no two names that one folder of Windows or macOS could not hold', () => {
  const part = fc.constantFrom(
    'a',
    'A',
    'a.css',
    'b',
    'B.tsx',
    'b.TSX',
    'con',
    '..',
    'é',
    'e\u0301',
  );
  const name = fc
    .array(part, { minLength: 1, maxLength: 3 })
    .map((parts) => `${parts.join('/')}.css`);
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const taken: string[] = [];
      for (const next of names) if (!fileNameProblem(next, taken)) taken.push(next);
      const foldersOf = (path: string) => {
        const parts = path.split('/').slice(0, -1);
        return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
      };
      const folders = taken.flatMap(foldersOf);
      const paths = [...new Set([...taken, ...folders])];
      const folded = paths.map((path) => path.normalize('NFC').toLowerCase());
      expect(new Set(folded).size).toBe(paths.length);
      expect(taken.length + new Set(folders).size).toBe(paths.length);
    }),
  );
});
