import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';
import { distTag } from './distTag';
import { library, readFile, readFolder, repository } from './library';
import { versionOnRegistry } from './onRegistry';
import { releaseNotes } from './releaseNotes';
import { releaseProblems, type Release } from './releaseProblems';

/** Output folder of the tarball and the release notes, relative to the repository. */
const OUT = 'release';
const PAGES = ['docs', 'i18n/zh-CN/docusaurus-plugin-content-docs/current'].map(
  (folder) => `${folder}/guides/changelog.mdx`,
);

const npm = (...args: string[]) =>
  execFileSync(...npmCommand(...args), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function readRelease(tag: string | undefined): Release {
  const { name, version } = library();
  const { packages } = JSON.parse(readFile('package-lock.json')) as {
    packages: Record<string, { version?: string }>;
  };
  return {
    version,
    locked: packages['packages/bindform']?.version,
    changelog: readFile('packages/bindform/CHANGELOG.md'),
    pages: Object.fromEntries(PAGES.map((file) => [file, readFile(file)])),
    links: {
      ...readFolder('plugins/search/synonyms', /\.json$/),
      ...readFolder('tests/bench/search/queries', /\.txt$/),
    },
    source: readFolder('packages/bindform/src', /\.tsx?$/),
    tag,
    isPublished: versionOnRegistry(`${name}@${version}`, repository()) !== undefined,
  };
}

/** Performs all steps of a release except the upload. */
function prepare({ version, changelog }: Release): void {
  fs.rmSync(OUT, { recursive: true, force: true });
  fs.mkdirSync(OUT);
  npm('pack', '--workspace', 'packages/bindform', '--pack-destination', OUT);
  const [file] = fs.readdirSync(OUT);
  fs.writeFileSync(path.join(OUT, 'notes.md'), `${releaseNotes(changelog, version)}\n`);
  const tag = distTag(version, versionOnRegistry(library().name, repository()));
  fs.writeFileSync(path.join(OUT, 'tag'), tag);
  npm('publish', `./${OUT}/${file}`, '--dry-run', '--access', 'public', '--tag', tag);
  console.log(
    `${OUT}/${file} can be published with the npm tag ${tag} and the notes of ${OUT}/notes.md.`,
  );
}

/**
 * `npm run release:dry`: checks version, lockfile, changelogs and tag, packs the library and simulates its
 * publication. `-- v1.6.0` specifies the tag of the release.
 */
function main([tag]: string[]): void {
  const release = readRelease(tag);
  const problems = releaseProblems(release);
  problems.forEach((problem) => console.error(problem));
  if (problems.length) process.exitCode = 1;
  else prepare(release);
}

main(process.argv.slice(2));
