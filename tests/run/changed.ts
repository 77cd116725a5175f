import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { BASE, changedSteps } from './changedSteps';
import { runSteps } from './runSteps';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the base branch, committed or not, and still exist. */
function changedFiles(): string[] {
  const changed = git('diff', '--name-only', BASE, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])].filter((file) => fs.existsSync(file));
}

const files = changedFiles();
if (files.length === 0) console.log(`Nothing has changed since ${BASE}.`);
else void runSteps([changedSteps(files)]);
