import { fork } from 'node:child_process';
import type { Definitions } from '../definitions';
import type { ReferenceSource } from './readReference';

/**
 * Reads the source in a process of its own, so that the development server goes on meanwhile.
 *
 * @throws Error when that process ends without a result; the reason stands in its output
 */
export function readInBackground(source: ReferenceSource): Promise<Definitions> {
  const child = fork(require.resolve('./backgroundReader.ts'), [JSON.stringify(source)], {
    execArgv: ['--import', 'tsx'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (definitions) => resolve(definitions as Definitions));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The API of ${source.entry} could not be read; see above.`));
    });
  });
}
