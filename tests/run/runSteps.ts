import { lastUpdated } from '../../plugins/page-frame/last-updated/lastUpdated';
import { SITE_DIR } from '../support/site';
import { endAllSteps, runStep, type Step, type StepResult } from './step';

const headline = ({ title }: Step) => `\n=== ${title}\n`;

/** Runs steps that use one core each, two at a time; each prints its output as a whole. */
async function runTogether(steps: Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      let output = headline(step);
      results.push(await runStep(step, (chunk) => (output += chunk)));
      process.stdout.write(output);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

const duration = (seconds: number) =>
  `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;

function printTable(results: StepResult[], seconds: number): void {
  const rows = [
    ...results,
    {
      title: 'All of it',
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
      seconds,
    },
  ];
  console.log('');
  for (const { title, passed, failed, seconds: each } of rows) {
    const counts = `${passed} passed, ${failed} failed`;
    console.log(`${title.padEnd(28)}${duration(each).padStart(13)}   ${counts}`);
  }
  const { passed, failed } = rows[rows.length - 1];
  console.log(`\n${passed} passed, ${failed} failed`);
}

/**
 * Runs steps group by group, the steps of one group side by side where it has several; prints how
 * long each took, and sets the exit code. An interruption ends everything that was started.
 *
 * @param groups steps in the order in which a failure is cheapest to learn of
 */
export async function runSteps(groups: Step[][]): Promise<void> {
  // Without a history to take it from, each build would have its own time.
  process.env.SOURCE_DATE_EPOCH ??= String(lastUpdated(SITE_DIR) / 1000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void endAllSteps().finally(() => process.exit(130)));
  }
  const started = performance.now();
  const results: StepResult[] = [];
  for (const group of groups) {
    if (group.length > 1) {
      results.push(...(await runTogether(group)));
      continue;
    }
    console.log(headline(group[0]));
    results.push(await runStep(group[0]));
  }
  printTable(results, (performance.now() - started) / 1000);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}
