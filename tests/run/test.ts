import {
  BUILD,
  BUILT_OUTPUT,
  CODE_CHECKS,
  QUICK_END_TO_END,
  UNIT_TESTS,
  WORD_CHECKS,
} from './steps';
import { runSteps } from './runSteps';

/** `npm test`: everything that is quick and needs no network. */
void runSteps([
  [BUILD, ...CODE_CHECKS, ...WORD_CHECKS],
  [UNIT_TESTS],
  [BUILT_OUTPUT],
  [QUICK_END_TO_END],
]);
