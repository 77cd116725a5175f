import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { runSteps } from './runSteps';
import type { Step } from './step';

/** Branch that a change is compared with. */
const BASE = 'main';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the base branch, committed or not, and still exist. */
function changedFiles(): string[] {
  const changed = git('diff', '--name-only', BASE, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])].filter((file) => fs.existsSync(file));
}

/** Steps of `npm run test:changed`: what a change of these files can break without a build. */
function stepsFor(files: string[]): Step[] {
  const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  const steps: Step[] = [
    { title: 'Types', script: ['typecheck'], limit: 10 },
    {
      title: 'Unit tests it can touch',
      script: ['test:unit', `--changedSince=${BASE}`, '--passWithNoTests'],
      limit: 20,
      jest: true,
    },
    {
      title: 'Formatting',
      script: ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files],
      limit: 5,
    },
  ];
  return code.length
    ? [...steps, { title: 'Lint', script: ['eslint', '--no-warn-ignored', ...code], limit: 5 }]
    : steps;
}

const files = changedFiles();
if (files.length === 0) console.log(`Nothing has changed since ${BASE}.`);
else void runSteps([stepsFor(files)]);
