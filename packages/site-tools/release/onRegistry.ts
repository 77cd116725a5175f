import { spawnSync } from 'node:child_process';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';

/** What npm says of a package that is not there. */
const MISSING = /\bE404\b/;

/**
 * Asks npm whether it has a version of a package, or the package at all.
 *
 * @param spec name, or name and version: `bindform@1.6.0`
 * @param repository address that the package has to come from; a package of that name may be another's
 * @throws Error when npm cannot be asked
 */
export function isOnRegistry(spec: string, repository: string): boolean {
  const [command, args] = npmCommand('view', spec, 'repository.url', '--json');
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout.includes(repository);
  if (MISSING.test(stdout + stderr)) return false;
  throw new Error(`npm cannot be asked for ${spec}. Try again with a network.\n${stderr}`);
}
