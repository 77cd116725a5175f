import { isRelative, resolveImport } from './resolveImport';

const FILES = [
  'index.tsx',
  'Field.tsx',
  'data.json',
  'twice.tsx',
  'twice.ts',
  'styles.css',
  'rules/index.ts',
  'rules/email.ts',
];

describe('resolveImport', () => {
  it.each([
    ['index.tsx', './Field', 'Field.tsx'],
    ['index.tsx', './Field.tsx', 'Field.tsx'],
    ['index.tsx', './styles.css', 'styles.css'],
    ['index.tsx', './data', 'data.json'],
    ['index.tsx', './twice', 'twice.ts'],
    ['index.tsx', './rules', 'rules/index.ts'],
    ['index.tsx', './rules/', 'rules/index.ts'],
    ['rules/index.ts', './email', 'rules/email.ts'],
    ['rules/index.ts', '.', 'rules/index.ts'],
    ['rules/email.ts', '../Field', 'Field.tsx'],
    ['rules/email.ts', '..', 'index.tsx'],
    ['rules/email.ts', './../rules/./email', 'rules/email.ts'],
  ])('from %s, %s is %s', (importer, specifier, file) => {
    expect(resolveImport(importer, specifier, FILES)).toBe(file);
  });

  it.each([
    ['index.tsx', './field'],
    ['index.tsx', '../Field'],
    ['index.tsx', '../../Field'],
    ['index.tsx', './constructor'],
    ['index.tsx', './__proto__'],
  ])('from %s, %s is no file', (importer, specifier) => {
    expect(resolveImport(importer, specifier, FILES)).toBeUndefined();
  });

  it('finds files whose names begin with ./', () => {
    expect(resolveImport('./index.tsx', './Field', ['./index.tsx', './Field.tsx'])).toBe(
      './Field.tsx',
    );
  });
});

describe('isRelative', () => {
  it.each(['./a', '../a', '.', '..', './', '../'])('takes %s as a file', (specifier) => {
    expect(isRelative(specifier)).toBe(true);
  });
  it.each(['react', '@mui/material', '.a', '...', '/a', 'https://a'])(
    'takes %s as a package',
    (specifier) => {
      expect(isRelative(specifier)).toBe(false);
    },
  );
});
