import { compileProgram } from './compileProgram';

describe('compileProgram', () => {
  it('links files to one another and lists the packages', () => {
    const result = compileProgram(
      {
        'index.tsx': `
          import { Form } from 'bindform';
          import { Field } from './Field';
          import './styles.css';
          import data from './data.json';
          export default () => <Form><Field {...data} /></Form>;`,
        'Field.tsx': `import { useState } from 'react'; export const Field = () => null;`,
        'styles.css': 'p { color: red }',
        'data.json': '{"a": 1}',
      },
      'index.tsx',
    );
    expect(result).toMatchObject({
      program: {
        entry: 'index.tsx',
        files: {
          'index.tsx': {
            kind: 'script',
            links: {
              './Field': 'Field.tsx',
              './styles.css': 'styles.css',
              './data.json': 'data.json',
            },
          },
          'Field.tsx': { kind: 'script', links: {} },
          'styles.css': { kind: 'style', css: 'p { color: red }', before: [], missing: [] },
          'data.json': { kind: 'data', json: '{"a": 1}' },
        },
        packages: ['react/jsx-runtime', 'react', 'react-dom/client', 'bindform'],
      },
    });
  });

  it('leaves an import of no file unlinked and asks no package for it', () => {
    const result = compileProgram({ 'a.tsx': `import './missing';` }, 'a.tsx');
    expect(result).toMatchObject({
      program: {
        files: { 'a.tsx': { links: {} } },
        packages: ['react/jsx-runtime', 'react', 'react-dom/client'],
      },
    });
  });

  it.each([
    ["@import './base.css';p{}", 'p{}'],
    ['@import url("./base.css") screen;p{}', 'p{}'],
    ['@import url(./base.css);p{}', 'p{}'],
  ])('puts what %s names before it', (source, css) => {
    const files = { 'a.tsx': '', 'css/a.css': source, 'css/base.css': 'b{}' };
    expect(compileProgram(files, 'a.tsx')).toMatchObject({
      program: { files: { 'css/a.css': { kind: 'style', css, before: ['css/base.css'] } } },
    });
  });

  it('names what a stylesheet imports that is not there', () => {
    const files = {
      'a.tsx': '',
      'css/a.css': "@import '../gone.css'; @import 'https://x.y/z.css';",
    };
    expect(compileProgram(files, 'a.tsx')).toMatchObject({
      program: { files: { 'css/a.css': { missing: ['../gone.css'], before: [] } } },
    });
  });

  it('reports the mistakes of all files', () => {
    const files = { 'a.tsx': 'const (', 'b.ts': 'x', 'c.ts': '\n)', 'd.json': '{\n"a": 1\n"b"' };
    expect(compileProgram(files, 'a.tsx')).toMatchObject({
      problems: [
        { file: 'a.tsx', line: 1 },
        { file: 'c.ts', line: 2 },
        { file: 'd.json', line: 3, column: 1, message: expect.stringContaining('JSON') },
      ],
    });
  });

  it('names a JSON file with a mistake whose place the browser does not tell', () => {
    const [problem] = (compileProgram({ 'a.json': '{"a": b}' }, 'a.json') as { problems: object[] })
      .problems;
    expect(problem).toEqual({ file: 'a.json', message: expect.stringContaining('JSON') });
  });
});
