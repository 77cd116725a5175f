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

function notesProblems({ version, changelog, pages }: Release): string[] {
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
    ...Object.entries(pages).map(
      ([file, text]) =>
        !text.includes(`{#${sectionId(version)}}`) &&
        `${file}: there is no heading {#${sectionId(version)}}. Write what has changed in ${version}.`,
    ),
  ].filter((problem) => problem !== false);
}

/**
 * Finds the problems that block the release of a version.
 *
 * @returns one sentence per problem
 */
export const releaseProblems = (release: Release): string[] => [
  ...versionProblems(release),
  ...notesProblems(release),
];
