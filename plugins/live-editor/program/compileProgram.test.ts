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
          'styles.css': { kind: 'style', css: 'p { color: red }', before: [] },
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

  it('reports the mistakes of all files', () => {
    const result = compileProgram({ 'a.tsx': 'const (', 'b.ts': 'x', 'c.ts': '\n)' }, 'a.tsx');
    expect(result).toMatchObject({
      problems: [
        { file: 'a.tsx', line: 1 },
        { file: 'c.ts', line: 2 },
      ],
    });
  });
});
