import { releaseNotes } from './releaseNotes';

/** The parts of a release that are checked. */
export interface Release {
  /** Version in the manifest of the library. */
  version: string;
  /** Version of the library in the lockfile. */
  locked: string | undefined;
  /** Text of the changelog of the library. */
  changelog: string;
  /** Texts of the changelog pages, by path. */
  pages: Record<string, string>;
  /** Texts of other files that name sections of the changelog pages, by path. */
  links: Record<string, string>;
  /** Texts of the source of the library, by path. */
  source: Record<string, string>;
  /** The tag of the release; by default, the tag for the version. */
  tag?: string;
  /** Whether this version is already on npm. */
  isPublished: boolean;
}

const MANIFEST = 'packages/bindform/package.json';
const CHANGELOG = 'packages/bindform/CHANGELOG.md';
const VERSION = /^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/;

/** Id of the section of a version on the changelog pages. */
const sectionId = (version: string) => `v${version.replaceAll('.', '-')}`;

function versionProblems({ version, locked, tag, isPublished }: Release): string[] {
  return [
    !VERSION.test(version) &&
      `${MANIFEST}: "${version}" is no version for a release. Write one such as 1.6.0 or 2.0.0-rc.1.`,
    locked !== version &&
      `package-lock.json: the library has the version ${locked} there, and ${version} in ${MANIFEST}. Run npm install.`,
    tag !== undefined &&
      tag !== `v${version}` &&
      `${MANIFEST}: the tag is "${tag}", but the version is ${version}. Set the tag v${version} on the commit of the release.`,
    isPublished &&
      `${MANIFEST}: npm has the version ${version} already. Set the next version by Semantic Versioning.`,
  ].filter((problem) => problem !== false);
}

function notesProblems({ version, changelog }: Release): string[] {
  const notes = releaseNotes(changelog, version);
  const dated = new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm');
  return [
    notes === undefined &&
      `${CHANGELOG}: there is no section ## ${version}. Move the unreleased notes under it.`,
    notes === '' && `${CHANGELOG}: the section ## ${version} is empty. Write what has changed.`,
    notes !== undefined &&
      !dated.test(changelog) &&
      `${CHANGELOG}: the section ## ${version} has no date. Write ## ${version} - and the day, such as 2026-01-31.`,
    !!releaseNotes(changelog, 'Unreleased') &&
      `${CHANGELOG}: there are notes under ## Unreleased. Move them under ## ${version}.`,
  ].filter((problem) => problem !== false);
}

function pageProblems({ version, pages, links }: Release): string[] {
  const id = sectionId(version);
  const headings = Object.entries(pages).map(([file, text]) => {
    const heading = text.split('\n').find((line) => line.includes(`{#${id}}`));
    if (heading === undefined) {
      return `${file}: there is no heading {#${id}}. Write what has changed in ${version}.`;
    }
    return (
      !heading.startsWith(`## ${version} `) &&
      `${file}: the heading {#${id}} does not begin with the version. Write ## ${version} {#${id}}.`
    );
  });
  const leftovers = Object.entries({ ...pages, ...links }).map(
    ([file, text]) =>
      text.includes('#unreleased') &&
      `${file}: "#unreleased" is still there. Write "#${id}" instead.`,
  );
  return [...headings, ...leftovers].filter((problem) => problem !== false);
}

const LABEL = /@since (\d+\.\d+\.\d+)/;

const isAfter = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) > 0;

/** The last version of the changelog before this one; its text may have no version at all. */
const versionBefore = ({ changelog }: Release, released: string): string =>
  Array.from(changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm), ([, version]) => version)
    .filter((version) => isAfter(released, version))
    .reduce((last, version) => (isAfter(version, last) ? version : last), '0.0.0');

/**
 * Finds labels of a version that comes later than this one, or that was never released; a prerelease may have those of
 * its version.
 */
function labelProblems(release: Release): string[] {
  const [released] = release.version.split('-');
  const before = versionBefore(release, released);
  return Object.entries(release.source).flatMap(([file, text]) => {
    const wrong = text.split('\n').flatMap((line, index) => {
      const since = LABEL.exec(line)?.[1] ?? released;
      const isWrong = since !== released && isAfter(since, before);
      return isWrong ? [{ since, place: `${file}:${index + 1}` }] : [];
    });
    if (wrong.length === 0) return [];
    const [{ since, place }, ...more] = wrong;
    const others = more.length > 0 ? ` (and ${more.length} more in this file)` : '';
    const what = isAfter(since, released)
      ? 'is later than the release'
      : 'names a version that was never released';
    return `${place}: "@since ${since}" ${what}${others}. Write "@since ${released}".`;
  });
}

/** Whether the manifest still has the version of the last release: there are labels and notes of a later one. */
const isLastRelease = ({ version, changelog, source }: Release): boolean =>
  [version, 'Unreleased'].every((section) => releaseNotes(changelog, section)) &&
  Object.values(source)
    .flatMap((text) => text.split('\n'))
    .some((line) => isAfter(LABEL.exec(line)?.[1] ?? version, version));

/**
 * Finds the problems that block the release of a version.
 *
 * @returns one sentence per problem
 */
export const releaseProblems = (release: Release): string[] =>
  isLastRelease(release)
    ? [
        `${MANIFEST}: ${release.version} is the last release, and there are unreleased notes. Set the next version by Semantic Versioning, then run this again.`,
      ]
    : [
        ...versionProblems(release),
        ...notesProblems(release),
        ...pageProblems(release),
        ...labelProblems(release),
      ];
