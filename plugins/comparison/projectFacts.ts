import fs from 'node:fs';
import path from 'node:path';
import type { ProjectFacts } from './types';

/** What is read of a `package.json`. */
interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Folders with tests, from the site's folder. */
const TESTED = ['packages', 'plugins', 'src', 'tests'];

const TEST_FILE = /\.test\.tsx?$/;

/** The start of a test. A table of cases counts once, so the sum is a lower limit. */
const TEST = /^\s*(?:it|test)(?:\.each\b|\()/gm;

/** Folders of packages that are installed, not written here. */
const isOwn = (file: string) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(file);

function countTests(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEST_FILE.test(file) && isOwn(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').match(TEST)?.length ?? 0)
    .reduce((sum, tests) => sum + tests, 0);
}

/**
 * Reads the manifest of a package.
 *
 * @param folder absolute path of the package
 */
export function readManifest(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Reads what the home page says of the library besides its weight.
 *
 * @param siteDir absolute path of the site
 * @throws Error when the library does not say which React it needs
 */
export function projectFacts(siteDir: string): ProjectFacts {
  const library = readManifest(path.join(siteDir, 'packages/bindform'));
  const needed = /^>=(\d+)/.exec(library.peerDependencies?.react ?? '')?.[1];
  if (!needed) {
    throw new Error(
      'packages/bindform/package.json: the peer dependency "react" has no lower limit. Write one, for instance ">=18".',
    );
  }
  const installed = readManifest(path.join(siteDir, 'node_modules/react')).version;
  const tests = TESTED.map((folder) => countTests(path.join(siteDir, folder)));
  const sum = tests.reduce((a, b) => a + b, 0);
  return {
    dependencies: Object.keys(library.dependencies ?? {}).length,
    react: [Number(needed), Number.parseInt(installed, 10)],
    tests: sum - (sum % 100),
  };
}
