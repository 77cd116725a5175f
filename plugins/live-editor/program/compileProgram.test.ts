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
          'styles.css': { kind: 'style', css: 'p { color: red }' },
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

  it('names what a stylesheet imports that is not there, and where', () => {
    const files = {
      'a.tsx': '',
      'css/a.css': "@import './b.css';",
      'css/b.css': "@import '../gone.css'; @import 'https://x.y/z.css'; p{}",
    };
    const missing = { specifier: '../gone.css', file: 'css/b.css' };
    expect(compileProgram(files, 'a.tsx')).toMatchObject({
      program: { files: { 'css/a.css': { missing }, 'css/b.css': { missing } } },
    });
  });

  it('gives the classes of each CSS module other names', () => {
    const files = {
      'a.tsx': '',
      'Card.module.css': "@import './base.css'; .root{}",
      'Price.module.css': '.root{}',
      'base.css': '.base{}',
    };
    expect(compileProgram(files, 'a.tsx')).toMatchObject({
      program: {
        files: {
          'Card.module.css': {
            css: '.base_1{} .root_1{}',
            classes: { base: 'base_1', root: 'root_1' },
          },
          'Price.module.css': { css: '.root_2{}', classes: { root: 'root_2' } },
          'base.css': { css: '.base{}' },
        },
      },
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
