import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from '../../../packages/site-tools/site-copy/copySite';
import { SITE_DIR } from '../../support/site';

/** No version that is published will be this one. */
const VERSION = '99.0.0';
/** The version of some new label, until another one is chosen. */
const PLANNED = '98.0.0';
const UNRELEASED = 'guides/changelog#unreleased';
const SOURCE = 'packages/bindform/src';
const TYPES = `${SOURCE}/types.ts`;
const CHANGELOG = 'packages/bindform/CHANGELOG.md';
const SYNONYMS = ['en-US', 'zh-CN'].map((id) => `plugins/search/synonyms/${id}.json`);
const QUERIES = 'tests/bench/search/queries/tuned.en-US.txt';
const PAGES = ['docs', 'i18n/zh-CN/docusaurus-plugin-content-docs/current'].map(
  (folder) => `${folder}/guides/changelog.mdx`,
);

jest.setTimeout(300_000);

let copy: SiteCopy;
beforeAll(() => {
  copy = copySite(SITE_DIR);
  // The packages of the workspaces are links to those of the site; this one is to be released.
  fs.rmSync(path.join(copy.dir, 'node_modules'));
  fs.mkdirSync(path.join(copy.dir, 'node_modules'));
  for (const name of fs.readdirSync(path.join(SITE_DIR, 'node_modules'))) {
    const target = path.join(
      name === 'bindform' ? copy.dir : SITE_DIR,
      name === 'bindform' ? 'packages/bindform' : `node_modules/${name}`,
    );
    fs.symlinkSync(target, path.join(copy.dir, 'node_modules', name));
  }
});
afterAll(() => copy?.remove());

const edit = (file: string, change: (text: string) => string) => {
  const full = path.join(copy.dir, file);
  fs.writeFileSync(full, change(fs.readFileSync(full, 'utf8')));
};

function dryRun(...args: string[]) {
  const script = path.join(copy.dir, 'packages/site-tools/release/index.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...args],
    { cwd: copy.dir, encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined } },
  );
  return { status, output: stdout + stderr };
}

/** Writes unreleased notes, which the commit of a release does not have. */
function writeNotes() {
  edit(CHANGELOG, (text) =>
    text.includes('## Unreleased') ? text : text.replace(/^## /m, '## Unreleased\n\n## '),
  );
  edit(CHANGELOG, (text) => text.replace('## Unreleased', '## Unreleased\n\n- New.'));
  for (const page of PAGES) {
    edit(page, (text) =>
      text.includes('{#unreleased}') ? text : text.replace(/^## /m, '## Next {#unreleased}\n\n## '),
    );
  }
  edit(QUERIES, (text) => `${text}\nnext version -> ${UNRELEASED}\n`);
  for (const synonyms of SYNONYMS) {
    edit(synonyms, (text) => {
      const lists = JSON.parse(text) as { called: Record<string, string[]> };
      lists.called[UNRELEASED] ??= ['next version'];
      return JSON.stringify(lists);
    });
  }
}

/** The files of the search that have the address of the unreleased notes. */
function filesWithAddress(): string[] {
  const files = [...SYNONYMS, QUERIES].flatMap((file) => {
    const folder = path.posix.dirname(file);
    return fs.readdirSync(path.join(copy.dir, folder)).map((name) => `${folder}/${name}`);
  });
  const hasAddress = (file: string) =>
    fs.readFileSync(path.join(copy.dir, file), 'utf8').includes('#unreleased');
  return [...new Set(files)].filter(hasAddress);
}

/** Gives the version to the labels of all that is newer than the last release. */
function labelAll() {
  const changelog = fs.readFileSync(path.join(copy.dir, CHANGELOG), 'utf8');
  const versions = Array.from(changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm), ([, each]) => each);
  const [last] = versions.filter((each) => each !== VERSION);
  const isNew = (version: string) => version.localeCompare(last, 'en', { numeric: true }) > 0;
  const files = fs.readdirSync(path.join(copy.dir, SOURCE), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    edit(path.join(SOURCE, file), (text) =>
      text.replace(/@since (\d+\.\d+\.\d+)/g, (label, version: string) =>
        isNew(version) ? `@since ${VERSION}` : label,
      ),
    );
  }
}

it('follows the steps of CONTRIBUTING.md to a file that can be published', () => {
  writeNotes();
  edit(TYPES, (text) => text.replace('@since 1.0.0', `@since ${PLANNED}`));
  const unready = dryRun();
  expect(unready.status).toBe(1);
  expect(unready.output).toContain('Set the next version by Semantic Versioning');
  expect(unready.output).not.toMatch(/^ +at /m);

  edit('packages/bindform/package.json', (text) =>
    text.replace(/"version": ".+"/, `"version": "${VERSION}"`),
  );
  edit('package-lock.json', (text) =>
    text.replace(/("packages\/bindform": \{[^}]*?"version": )".+?"/, `$1"${VERSION}"`),
  );
  expect(dryRun().output).toContain(`${CHANGELOG}: there is no section ## ${VERSION}.`);
  edit(CHANGELOG, (text) =>
    text.replace('## Unreleased', `## Unreleased\n\n## ${VERSION} - 2026-11-01`),
  );
  for (const page of PAGES) {
    edit(page, (text) =>
      text
        .replace(/^## .+ \{#unreleased\}$/m, `## ${VERSION} {#v99-0-0}`)
        .replaceAll('{#unreleased', '{#v99-0-0'),
    );
  }
  const leftover = '"#unreleased" is still there. Write "#v99-0-0" instead.';
  const withAddress = filesWithAddress();
  expect(withAddress).toEqual(expect.arrayContaining([...SYNONYMS, QUERIES]));
  for (const file of withAddress) {
    expect(dryRun().output).toContain(`${file}: ${leftover}`);
    edit(file, (text) => text.replaceAll('#unreleased', '#v99-0-0'));
  }

  expect(dryRun().output).toContain('names a version that was never released');
  labelAll();

  expect(dryRun('v98.0.0').output).toContain(
    `Set the tag v${VERSION} on the commit of the release.`,
  );
  const ready = dryRun(`v${VERSION}`);
  expect(ready).toEqual({
    status: 0,
    output: `release/bindform-${VERSION}.tgz can be published with the npm tag latest and the notes of release/notes.md.\n`,
  });
  const release = path.join(copy.dir, 'release');
  expect(fs.readdirSync(release).sort()).toEqual([`bindform-${VERSION}.tgz`, 'notes.md', 'tag']);
  expect(fs.readFileSync(path.join(release, 'notes.md'), 'utf8')).toMatch(/^- New\./);
});
