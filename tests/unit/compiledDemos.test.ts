import fs from 'node:fs';
import path from 'node:path';
import { compileReact } from '../support/compileReact.cjs';
import { SITE_DIR } from '../support/site';

const folder = path.join(SITE_DIR, 'demos');
const demos = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'));

it('React Compiler compiles every demo', () => {
  expect(demos.length).toBeGreaterThan(100);
  const refused = demos.flatMap((file) => {
    const name = path.join(folder, file);
    try {
      compileReact(fs.readFileSync(name, 'utf8'), name);
      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
  expect(refused).toEqual([]);
});
