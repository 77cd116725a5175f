import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lastUpdated } from '../plugins/site-shell/last-updated/lastUpdated';
import { SITE_DIR } from './support/site';

/** How many checks of one kind passed and failed. */
interface Count {
  passed: number;
  failed: number;
}

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-tests-'));

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** A command whose exit code is its one result. */
function check(title: string, script: string, ...args: string[]): Count {
  console.log(`\n=== ${title}`);
  return run('npm', ['run', '--silent', script, '--', ...args])
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

/** Jest projects; a run that dies before it reports counts as one failure. */
function jest(title: string, projects: string[]): Count {
  console.log(`\n=== ${title}`);
  const report = path.join(scratch, `${projects.join('-')}.json`);
  const ok = run('npx', [
    'jest',
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
  ]);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  ) as Record<string, number>;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: !ok && failed === 0 ? 1 : failed };
}

/** Everything that `npm test` proves, in the order in which a failure is cheapest to learn of. */
function runAll(): void {
  // Without a history to take it from, each build would have a time of its own.
  process.env.SOURCE_DATE_EPOCH ??= String(lastUpdated(SITE_DIR) / 1000);
  const counts = [
    check('Lint', 'lint'),
    check('Spelling', 'spell'),
    check('Prose', 'prose'),
    check('Types', 'typecheck'),
    jest('Unit tests', ['unit', 'dom', 'react18']),
    check('Build, from cold', 'build:cold'),
    check('The same build once more', 'test:reproducible', '--built'),
    jest('Built output', ['site']),
    jest('End to end', ['e2e']),
  ];
  fs.rmSync(scratch, { recursive: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

runAll();
