import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { npmCommand } from '../../plugins/library-downloads/npmCommand';
import { endMarked, RUN_MARKER, startTree } from '../support/processTree';

/** One part of a run: an npm script that succeeds or fails. */
export interface Step {
  title: string;
  /** Script of package.json, with what is handed to it. */
  script: [name: string, ...args: string[]];
  /** After how many minutes it is ended, on a machine however busy. */
  limit: number;
  /** Whether it is a run of Jest, whose tests are counted. */
  jest?: boolean;
  /** Environment variables for this step alone. */
  env?: Record<string, string>;
}

/** What became of a step. */
export interface StepResult {
  title: string;
  passed: number;
  failed: number;
  /** How long it took, in seconds. */
  seconds: number;
}

/** What the runner reads of the report that `jest --json` writes. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

function countTests(report: string, succeeded: boolean): Pick<StepResult, 'passed' | 'failed'> {
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  ) as JestReport;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed };
}

const linesOf = (file: string) =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Steps that run at this moment, by their mark. */
const running = new Map<string, () => Promise<void>>();

/** Ends all running steps with everything that they have started. */
export async function endAllSteps(): Promise<void> {
  const marks = [...running.keys()];
  await Promise.all([...running.values()].map((end) => end()));
  marks.forEach(endMarked);
}

/**
 * Runs one step. Whatever it has started is ended with it, and what had to be ended is named: a
 * process that outlives its test is a defect of the test.
 *
 * @param step what to run
 * @param print where its output goes; without it, straight to the terminal
 */
export async function runStep(step: Step, print?: (chunk: string) => void): Promise<StepResult> {
  const started = performance.now();
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-step-'));
  const report = path.join(scratch, 'report.json');
  const runningFiles = path.join(scratch, 'running');
  const mark = randomUUID();
  const [script, ...args] = step.script;
  const flags = step.jest ? ['--json', `--outputFile=${report}`] : [];
  const [command, npmArgs] = npmCommand('run', '--silent', script, '--', ...args, ...flags);
  const tree = startTree(command, npmArgs, {
    stdio: print ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...step.env,
      [RUN_MARKER]: mark,
      BINDFORM_RUNNING_FILES: runningFiles,
    },
  });
  running.set(mark, tree.end);
  const say = print ?? ((chunk: string) => process.stdout.write(chunk));
  tree.child.stdout?.on('data', (chunk: Buffer) => say(chunk.toString()));
  tree.child.stderr?.on('data', (chunk: Buffer) => say(chunk.toString()));
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    const files = linesOf(runningFiles);
    const place = files.length ? ` It was in: ${files.join(', ')}.` : '';
    say(`\n${step.title} took longer than ${step.limit} minutes and was ended.${place}\n`);
    void tree.end();
    endMarked(mark);
  }, step.limit * 60_000);
  const status = await new Promise<number | null>((resolve) => {
    tree.child.once('error', () => resolve(null));
    tree.child.once(print ? 'close' : 'exit', resolve);
  });
  clearTimeout(timer);
  await tree.end();
  running.delete(mark);
  const left = endMarked(mark);
  if (left.length && !timedOut)
    say(`\nStill running after ${step.title}:\n  ${left.join('\n  ')}\n`);
  const succeeded = status === 0 && !timedOut && left.length === 0;
  const counts = step.jest
    ? countTests(report, succeeded)
    : { passed: Number(succeeded), failed: Number(!succeeded) };
  fs.rmSync(scratch, { recursive: true });
  return { title: step.title, ...counts, seconds: (performance.now() - started) / 1000 };
}
