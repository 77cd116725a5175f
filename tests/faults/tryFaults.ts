import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../plugins/library-downloads/npmCommand';
import { runTree } from '../support/processTree';
import type { Fault, FaultProject } from './readFaults';

/** Jest projects in which the tests of a kind are. */
const JEST_PROJECTS = {
  unit: ['unit', 'dom'],
  site: ['site'],
  e2e: ['e2e'],
} satisfies Partial<Record<FaultProject, string[]>>;

type JestProject = keyof typeof JEST_PROJECTS;

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

const apply = (dir: string, { patch }: Fault, ...flags: string[]) =>
  execFileSync('git', ['apply', ...flags, patch], { cwd: dir, stdio: 'pipe' });

/** Whether the test that a fault names has failed; its whole file may have, where the source throws. */
function isCaught({ test, title }: Fault, dir: string, report: Report): boolean {
  const file = report.testResults.find(({ name }) => path.relative(dir, name) === test);
  if (!file) return false;
  if (file.assertionResults.length === 0) return file.status === 'failed';
  return file.assertionResults.some(
    ({ fullName, status }) => status === 'failed' && fullName.includes(title),
  );
}

async function runTests(dir: string, faults: Fault[], project: JestProject): Promise<Report> {
  const file = path.join(dir, 'faults-report.json');
  fs.rmSync(file, { force: true });
  const jest = path.join(dir, 'node_modules/jest/bin/jest.js');
  const { output } = await runTree(
    process.execPath,
    [
      ...[jest, '--json', `--outputFile=${file}`, '--selectProjects', ...JEST_PROJECTS[project]],
      ...['--runTestsByPath', ...new Set(faults.map(({ test }) => test))],
    ],
    { cwd: dir, env: { ...process.env, BINDFORM_BUILD: 'given', BINDFORM_SECOND_TRY: 'no' } },
  );
  if (!fs.existsSync(file)) throw new Error(`The tests did not run:\n${output}`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
}

/** Whether the npm script that a fault names fails and says what it has to. */
async function isChecked(dir: string, { test, title }: Fault): Promise<boolean> {
  const [script, ...flags] = test.split(' ');
  const command = npmCommand('run', '--silent', script, '--', ...flags);
  const { status, output } = await runTree(...command, { cwd: dir });
  return status !== 0 && output.includes(title);
}

/**
 * Applies faults to a copy of the site, builds it where their tests need a build, runs the tests that
 * have to fail, and takes the faults back.
 *
 * @param dir absolute path of the copy
 * @param faults faults that do not disturb each other
 * @returns the faults whose test did not fail
 * @throws Error when a patch does not apply, or when the copy does not build
 */
export async function uncaughtOf(dir: string, faults: Fault[]): Promise<Fault[]> {
  for (const fault of faults) apply(dir, fault);
  try {
    if (faults.some(({ project }) => project === 'site' || project === 'e2e')) {
      const { status, output } = await runTree(...npmCommand('run', 'build'), { cwd: dir });
      if (status !== 0) throw new Error(`The copy does not build:\n${output}`);
    }
    const uncaught: Fault[] = [];
    for (const fault of faults.filter(({ project }) => project === 'check')) {
      if (!(await isChecked(dir, fault))) uncaught.push(fault);
    }
    for (const project of Object.keys(JEST_PROJECTS) as JestProject[]) {
      const own = faults.filter((fault) => fault.project === project);
      if (own.length === 0) continue;
      const report = await runTests(dir, own, project);
      uncaught.push(...own.filter((fault) => !isCaught(fault, dir, report)));
    }
    return uncaught;
  } finally {
    for (const fault of [...faults].reverse()) apply(dir, fault, '--reverse');
  }
}
