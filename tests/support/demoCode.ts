import { scriptsOfDemos } from './emittedChunks';
import { LOCALES } from './site';

/** Scripts that no other demo loads, by the id of the demo. */
function ownScripts(scripts: Map<string, string[]>): Map<string, string[]> {
  const all = [...scripts.values()].flat();
  const isOwn = (script: string) => all.filter((each) => each === script).length === 1;
  return new Map([...scripts].map(([id, files]) => [id, files.filter(isOwn)]));
}

/**
 * Addresses of the scripts with the code of demos, in every language.
 *
 * @param demo id of one demo; by default, the code of all demos
 * @throws Error when the build has no such script
 */
export function demoCode(demo?: string): RegExp {
  const scripts = LOCALES.flatMap((locale) => {
    const own = ownScripts(scriptsOfDemos(locale));
    return demo === undefined ? [...own.values()].flat() : (own.get(demo) ?? []);
  });
  if (!scripts.length) throw new Error(`The build has no code of ${demo ?? 'any demo'}.`);
  return new RegExp(`/(?:${[...new Set(scripts)].join('|').replaceAll('.', '\\.')})$`);
}
