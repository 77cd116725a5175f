import { BUILD, BUILT_TESTS, CODE_CHECKS, UNIT_TESTS, WORD_CHECKS } from './steps';
import { runSteps } from './runSteps';

/** `npm test`: everything that is quick and needs no network. */
void runSteps([
  [BUILD, ...CODE_CHECKS, ...WORD_CHECKS],
  [UNIT_TESTS],
  ...BUILT_TESTS.map((step) => [step]),
]);
