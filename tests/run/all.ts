import {
  BUILD,
  BUILT_OUTPUT,
  CODE_CHECKS,
  END_TO_END,
  FORMATTING,
  SLOW_GROUPS,
  slowTests,
  UNIT_TESTS,
  WORD_CHECKS,
} from './steps';
import type { SlowGroup } from './steps';
import type { Step } from './step';
import { runSteps } from './runSteps';

const isGroup = (name: string): name is SlowGroup => SLOW_GROUPS.some((group) => group === name);

/** A step whose tests run in every setting, see `describeInTurn`, and have to pass at the first try. */
const thorough = (step: Step): Step[] => [
  { ...step, env: { ...step.env, BINDFORM_SECOND_TRY: 'no', BINDFORM_SETTINGS: 'every' } },
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isGroup(name));

/**
 * `npm run test:all`: what `npm test` runs, the formatting, and the other suites in Chromium, in every
 * setting and without second tries, and all slow groups;
 * `npm run test:all -- packages a11y`: a build and those slow groups alone.
 */
if (unknown.length) {
  console.error(
    `There is no group "${unknown.join('", "')}". Name some of: ${SLOW_GROUPS.join(', ')}.`,
  );
  process.exitCode = 2;
} else if (named.length) {
  void runSteps([[BUILD], ...named.filter(isGroup).map((group) => [slowTests(group)])]);
} else {
  void runSteps([
    [BUILD, ...CODE_CHECKS, FORMATTING, ...WORD_CHECKS],
    [UNIT_TESTS],
    thorough(BUILT_OUTPUT),
    thorough(END_TO_END),
    ...SLOW_GROUPS.map((group) => [slowTests(group)]),
  ]);
}
