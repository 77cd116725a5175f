import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SITE_DIR } from '../fixtures/bindform';

it('compiles every example of every page, in both languages, against the library', () => {
  // A process of its own: TypeScript takes ten times as long inside of Jest's sandbox.
  const script = path.join(__dirname, 'checkPages.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d{2,} examples, 0 mistakes\n$/);
}, 120_000);
