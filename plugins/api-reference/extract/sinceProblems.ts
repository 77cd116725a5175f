import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';

const SINCE = /@since (\d+\.\d+\.\d+)/;
const RELEASED = /^## (\d+\.\d+\.\d+)/gm;
const SOURCE = /(?<!\.test)\.tsx?$/;

const isAfter = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) > 0;

/** The versions that may follow another one: its next patch, minor and major version. */
function nextVersions(version: string): string[] {
  const [major, minor, patch] = version.split('.').map(Number);
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];
}

/** Returns the latest version that a changelog lists, or undefined if it lists none. */
function newestVersion(changelog: string): string | undefined {
  if (!fs.existsSync(changelog)) return undefined;
  const text = fs.readFileSync(changelog, 'utf8');
  return Array.from(text.matchAll(RELEASED), ([, version]) => version)
    .sort((a, b) => (isAfter(a, b) ? -1 : 1))
    .at(0);
}

/** The lines of a file with a version in `@since`. */
function labelsIn(file: string): { since: string; file: string; line: number }[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const since = SINCE.exec(text)?.[1];
    return since === undefined ? [] : [{ since, file, line: index + 1 }];
  });
}

/**
 * Finds `@since` with a version that is neither in the changelog next to the source nor can be the unreleased one, which
 * has no number before its release. The other labels show which one it becomes.
 *
 * @param siteDir absolute path of the site
 * @param library absolute path of the folder with the source
 * @returns a sentence for each such label; none if the changelog lists no version
 */
export function sinceProblems(siteDir: string, library: string): string[] {
  const changelog = path.join(library, '../CHANGELOG.md');
  const newest = newestVersion(changelog);
  if (newest === undefined) return [];
  const shown = (file: string) => posixPath(path.relative(siteDir, file));
  const labels = fs
    .readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .sort()
    .flatMap((name) => labelsIn(path.join(library, name)));
  const next = nextVersions(newest);
  const used = next.filter((version) => labels.some(({ since }) => since === version)).at(-1);
  const rest = used
    ? `and the next one is ${used}. Write ${used}.`
    : `so the next one is ${next[0]}, ${next[1]} or ${next[2]}. Write one of them.`;
  return labels
    .filter(({ since }) => isAfter(since, newest) && !next.includes(since))
    .map(
      ({ since, file, line }) =>
        `${shown(file)}:${line}: "@since ${since}" is no version of the library: the newest in ${shown(changelog)} is ${newest}, ${rest}`,
    );
}
