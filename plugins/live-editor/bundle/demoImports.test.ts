import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoImports } from './demoImports';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function save(name: string, text: string): void {
  fs.mkdirSync(path.join(folder, 'page'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'page', name), text);
}

test('lists the packages of all files, each once, as they are now', async () => {
  expect(await demoImports(path.join(folder, 'missing'))).toEqual([]);
  save('first.tsx', `import { Button } from 'kit/button';\nimport { useForm } from 'bindform';\n`);
  save('second.tsx', `import { useForm } from 'bindform';\nimport './first';\n`);
  expect(await demoImports(folder)).toEqual(['bindform', 'kit/button']);
  save('first.tsx', `import { Field } from 'other-kit';\n`);
  expect(await demoImports(folder)).toEqual(['bindform', 'other-kit']);
  fs.rmSync(path.join(folder, 'page/first.tsx'));
  expect(await demoImports(folder)).toEqual(['bindform']);
});

test('a file that does not compile has none until it is repaired', async () => {
  save('second.tsx', `import 'bindform';\nconst = 1;\n`);
  expect(await demoImports(folder)).toEqual([]);
  save('second.tsx', `import 'bindform';\nconst one = 1;\n`);
  expect(await demoImports(folder)).toEqual(['bindform']);
});
