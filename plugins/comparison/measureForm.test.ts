import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countLines, weighForm } from './measureForm';

it('counts no empty lines', () => {
  expect(countLines('a\n\n  b\n \t\nc\n')).toBe(3);
});

describe('the weight of a form', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weigh-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const weigh = (name: string, code: string) => {
    const file = path.join(folder, `${name}.tsx`);
    fs.writeFileSync(file, code);
    return weighForm(file);
  };

  it('is without React, styles and comments', async () => {
    fs.writeFileSync(path.join(folder, 'a.css'), 'p { color: red }'.repeat(999));
    const bytes = await weigh(
      'small',
      `import './a.css';\nimport { useState } from 'react';\n/* ${'long '.repeat(999)} */\nexport const a = <p>{useState(1)}</p>;`,
    );
    expect(bytes).toBeGreaterThan(50);
    expect(bytes).toBeLessThan(250);
  });

  it('is that of the production build', async () => {
    const warning = `console.warn('${[...Array(500).keys()].join()}')`;
    const code = (condition: string) => `if (${condition}) ${warning};\nexport default 1;`;
    const production = await weigh('a', code(`process.env.NODE_ENV !== 'production'`));
    expect(await weigh('b', code('globalThis.always'))).toBeGreaterThan(production + 500);
  });

  it('is not known if an import cannot be resolved', async () => {
    await expect(weigh('lost', `import 'no-such-package';`)).rejects.toThrow('no-such-package');
  });
});
