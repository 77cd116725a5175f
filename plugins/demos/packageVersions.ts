import fs from 'node:fs';
import { remembered } from '../../src/caches/remembered';
import { jsonProblem } from '../../src/languages/messageFile';
import { damageOf } from '../../src/mdx/damage';
import { nearest } from '../../src/mdx/nearest';
import { shownPath } from '../../src/mdx/place';
import type { Demo } from './types';

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  peerDependencies?: Record<string, string>;
}

/** The part of an npm lockfile (version 3) that says what is installed. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** Every demo runs on these, whether it names them or not. */
const ALWAYS = ['react', 'react-dom'];

/** A development server reads it at each edit; this and the one before an installation. */
const lockfiles = remembered<Lockfile>('lockfile', 2);

/**
 * Reads an npm lockfile.
 *
 * @param file absolute path
 * @throws Error naming the file when it is missing, cannot be read, or is no lockfile of version 2 or later
 */
export function readLockfile(file: string): Lockfile {
  const text = fs.readFileSync(file, 'utf8');
  return lockfiles(text, () => {
    const problem = damageOf(text, shownPath(file)) ?? jsonProblem(text, shownPath(file));
    if (problem) throw new Error(problem);
    const lockfile = JSON.parse(text) as Partial<Lockfile>;
    if (!lockfile.packages) {
      throw new Error(`${file} lists no packages. Create it again with: npm install`);
    }
    return { packages: lockfile.packages };
  });
}

function installed(lockfile: Lockfile, name: string): LockedPackage | undefined {
  const found = lockfile.packages[`node_modules/${name}`];
  return found?.link ? lockfile.packages[found.resolved ?? ''] : found;
}

/** Whether a lockfile lists a package, installed or as a workspace. */
export const isInstalled = (lockfile: Lockfile, name: string): boolean =>
  installed(lockfile, name)?.version !== undefined;

/** What to do about a package that is not installed: a misspelt name may be that of a hostile package. */
function remedyFor(name: string, lockfile: Lockfile): string {
  const known = Object.keys(lockfile.packages).map((key) => key.replace(/^node_modules\//, ''));
  const near = nearest(name, known);
  const install = `nstall it with: npm install -E ${name}`;
  return near ? `Write "${near}", or if you mean another package, i${install}` : `I${install}`;
}

/**
 * Finds the installed versions of packages and of those peers of theirs that are installed too.
 *
 * @param imported names of packages, with the place of their first import for the message
 * @param lockfile what is installed
 * @returns versions by name, in alphabetical order
 * @throws Error naming file, line and package when one is not installed
 */
export function packageVersions(
  imported: Map<string, string>,
  lockfile: Lockfile,
): Record<string, string> {
  const versions: Record<string, string> = {};
  const add = (name: string, entry: LockedPackage) => {
    if (versions[name] || !entry.version || name.startsWith('@types/')) return;
    versions[name] = entry.version;
    for (const peer of Object.keys(entry.peerDependencies ?? {})) {
      const found = installed(lockfile, peer);
      if (found) add(peer, found);
    }
  };
  for (const name of [...ALWAYS, ...imported.keys()]) {
    const entry = installed(lockfile, name);
    if (!entry?.version) {
      throw new Error(
        `${imported.get(name) ?? 'package-lock.json'}: imports "${name}", which package-lock.json does not have. ${remedyFor(name, lockfile)}`,
      );
    }
    add(name, entry);
  }
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Lists the packages that belong together, with their versions: what each demo needs.
 *
 * @param demos all demos
 */
export function packageSets(demos: Pick<Demo, 'packages'>[]): Record<string, string>[] {
  const sets = new Map(demos.map(({ packages }) => [JSON.stringify(packages), packages]));
  return [...sets.values()];
}
