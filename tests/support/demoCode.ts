import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, LOCALES } from './site';

/** How the runtime names a chunk with the code of a demo: its name, and the number in its file name. */
const DEMO_CHUNK = /"demo-([\w-]+)":"?(\d+)"?/g;

function chunksOf(prefix: string): [id: string, chunk: string][] {
  const folder = path.join(BUILD_DIR, prefix, 'assets/js');
  const runtime = fs.readdirSync(folder).find((file) => file.startsWith('runtime~main'));
  const text = fs.readFileSync(path.join(folder, runtime ?? ''), 'utf8');
  return [...text.matchAll(DEMO_CHUNK)].map(([, id, chunk]) => [id, chunk]);
}

/**
 * Addresses of the scripts with the code of demos, in every language.
 *
 * @param demo id of one demo; by default, the code of all demos
 * @throws Error when the build has no such script
 */
export function demoCode(demo?: string): RegExp {
  const chunks = LOCALES.flatMap(({ prefix }) => chunksOf(prefix))
    .filter(([id]) => demo === undefined || id === demo)
    .map(([, chunk]) => chunk);
  if (!chunks.length) throw new Error(`The build has no code of ${demo ?? 'any demo'}.`);
  return new RegExp(`/assets/js/(?:${[...new Set(chunks)].join('|')})\\.[\\da-f]+\\.js$`);
}
