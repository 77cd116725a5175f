import { CODE_CHECKS, FORMATTING, WORD_CHECKS } from './steps';
import { runSteps } from './runSteps';

/** `npm run test:words` and `npm run test:code`: the checks that need no build, apart. */
void runSteps([process.argv[2] === 'words' ? WORD_CHECKS : [...CODE_CHECKS, FORMATTING]]);
