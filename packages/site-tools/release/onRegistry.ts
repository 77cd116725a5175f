import { spawnSync } from 'node:child_process';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';

/** npm's error for a package that does not exist. */
const MISSING = /\bE404\b/;

/** Returns a published version of a package, or undefined if there is none. */
function viewOnRegistry(spec: string): { repository: string; version: string } | undefined {
  const [command, args] = npmCommand('view', spec, 'repository.url', 'version', '--json');
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) {
    const { version, ...view } = JSON.parse(stdout) as Record<string, string>;
    return { version, repository: view['repository.url'] ?? '' };
  }
  if (MISSING.test(stdout + stderr)) return undefined;
  throw new Error(`npm cannot be asked for ${spec}. Try again with a network.\n${stderr}`);
}

/**
 * Looks up a version of a package on npm, the latest one by default.
 *
 * @param spec name, or name and version: `bindform@1.6.0`
 * @param repository address of the repository that the package must come from; others are ignored
 * @returns the version, or undefined if it is not published
 * @throws Error if npm cannot be reached
 */
export function versionOnRegistry(spec: string, repository: string): string | undefined {
  const view = viewOnRegistry(spec);
  return view?.repository.includes(repository) ? view.version : undefined;
}
