import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { reviewLockName } from './reviewLock';

const SITE_DIR = path.resolve(__dirname, '../..');

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, `${command}.ts`), ...args],
    { cwd: SITE_DIR, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

it('i18n:status informs and never fails', () => {
  const { status, stdout, stderr } = run('showStatus');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^zh-CN: (every block was reviewed|\d+ stale, \d+ unreviewed)/m);
}, 60_000);

it('i18n:accept refuses a page that there is not, and notes nothing', () => {
  const lock = path.join(SITE_DIR, reviewLockName('zh-CN'));
  const before = fs.readFileSync(lock, 'utf8');
  const { status, stderr } = run('acceptTranslations', 'intro/install', 'intro/instal');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'There is no page intro/instal. Its name is its path below docs.\n',
  });
  expect(fs.readFileSync(lock, 'utf8')).toBe(before);
}, 60_000);
