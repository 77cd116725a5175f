import type { Results } from '@site/tests/bench/library/report';
import measured from '@site/tests/bench/results/library.json';

/** The committed run of `npm run bench -- library`. */
export const results: Results = measured;
