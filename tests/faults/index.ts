import { lastUpdated } from '../../plugins/page-frame/last-updated/lastUpdated';
import { copySite } from '../../packages/site-tools/site-copy/copySite';
import { SITE_DIR } from '../support/site';
import { batchesOf, readFaults, type Fault } from './readFaults';
import { uncaughtOf } from './tryFaults';

/** Faults whose file name begins with one of the arguments; all without arguments. */
function chosenFaults(names: string[]): Fault[] {
  const faults = readFaults();
  if (names.length === 0) return faults;
  const chosen = faults.filter(({ name }) => names.some((each) => name.startsWith(each)));
  if (chosen.length === 0) {
    throw new Error(`No fault begins with ${names.join(', ')}. See tests/faults.`);
  }
  return chosen;
}

/**
 * `npm run faults`: applies every seeded fault to a copy of the site and says which of them no test
 * catches. `npm run faults -- 07 12` tries those alone.
 */
async function tryAll(names: string[]): Promise<void> {
  const faults = chosenFaults(names);
  // The copy has no history to take it from.
  process.env.SOURCE_DATE_EPOCH ??= String(lastUpdated(SITE_DIR) / 1000);
  const copy = copySite(SITE_DIR);
  const isQuick = ({ project }: Fault) => project === 'unit' || project === 'check';
  const batches = [
    ...batchesOf(faults.filter(isQuick)),
    ...batchesOf(faults.filter((fault) => !isQuick(fault))),
  ];
  let count = 0;
  try {
    for (const batch of batches) {
      const uncaught = await uncaughtOf(copy.dir, batch);
      count += uncaught.length;
      for (const fault of batch) {
        const verdict = uncaught.includes(fault) ? 'NOT CAUGHT' : 'caught    ';
        console.log(`${verdict}  ${fault.name}  ${fault.observed}`);
      }
    }
  } finally {
    copy.remove();
  }
  console.log(`\n${faults.length - count} of ${faults.length} faults are caught.`);
  process.exitCode = count ? 1 : 0;
}

tryAll(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
