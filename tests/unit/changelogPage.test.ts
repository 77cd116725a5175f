import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../src/languages/languages';
import { LOCALES, pagesFolder, SITE_DIR } from '../support/site';

const CHANGELOG = 'packages/bindform/CHANGELOG.md';

const read = (file: string) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

const RELEASE = /^## (?<version>\d+\.\d+\.\d+)/gm;
const KIND = /^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/gm;

/** Versions of the library's changelog, each with the kinds of its changes. */
function releases(): { version: string; kinds: string[] }[] {
  const [, ...parts] = read(CHANGELOG).split(/^(?=## \d)/m);
  return parts.map((part) => ({
    version: [...part.matchAll(RELEASE)][0].groups?.version ?? '',
    kinds: [...part.matchAll(KIND)].map(([, kind]) => kind.toLowerCase()),
  }));
}

test.each(LOCALES)(
  'the changelog page in $id has every version and kind of change, in order',
  ({ id: locale }) => {
    const page = read(`${pagesFolder(locale)}/guides/changelog.mdx`);
    const expected = releases().flatMap(({ version, kinds }) => {
      const id = `v${version.replace(/\./g, '-')}`;
      return [id, ...kinds.map((kind) => `${id}-${kind}`)];
    });
    expect(expected.length).toBeGreaterThan(0);
    const ids = [...page.matchAll(/\{#([^}]+)\}/g)].map(([, id]) => id);
    expect(ids.filter((id) => expected.includes(id))).toEqual(expected);
  },
);

/** Number of entries below each heading of the third level, by its words after the id of its version. */
function entriesByKind(changelog: string): Map<string, number> {
  const [, ...versions] = changelog.split(/^## /m);
  const kinds = versions.flatMap((part) => {
    const [head, ...sections] = part.split(/^### /m);
    const [title] = head.split(/[ \n]/);
    const id = title === 'Unreleased' ? 'unreleased' : `v${title.replaceAll('.', '-')}`;
    return sections.map((section) => [`${id}-${section.split('\n')[0].toLowerCase()}`, section]);
  });
  return new Map(kinds.map(([id, section]) => [id, section.match(/^- /gm)?.length ?? 0]));
}

/** Number of entries below the heading with an id, and its line; both are 0 if there is no such heading. */
function sectionOf(page: string, id: string): { line: number; entries: number } {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith('#') && line.endsWith(`{#${id}}`));
  if (start < 0) return { line: 0, entries: 0 };
  const end = lines.findIndex((line, index) => index > start && line.startsWith('#'));
  const entries = lines.slice(start, end < 0 ? undefined : end);
  return { line: start + 1, entries: entries.filter((line) => line.startsWith('- ')).length };
}

/** Names each section of a page that has more or fewer entries than the changelog of the library. */
function entryProblems(file: string, changelog: string, page: string): string[] {
  return [...entriesByKind(changelog)].flatMap(([id, expected]) => {
    const { line, entries } = sectionOf(page, id);
    return entries === expected
      ? []
      : [
          `${file}:${line || 1}: the number of entries under {#${id}} is ${entries}, but ${expected} in ${CHANGELOG}. Write each entry in both files.`,
        ];
  });
}

/** A translation may lack the unreleased notes until the release. */
const UNRELEASED = /^## Unreleased\n[^]*?(?=^## \d)/m;

test.each(LOCALES)(
  'the changelog page in $id has as many entries as the changelog of the library',
  ({ id: locale }) => {
    const file = `${pagesFolder(locale)}/guides/changelog.mdx`;
    const changelog = read(CHANGELOG);
    const required = locale === DEFAULT_LANGUAGE ? changelog : changelog.replace(UNRELEASED, '');
    expect(entryProblems(file, required, read(file))).toEqual([]);
  },
);

test('an entry that a page lacks is named with its section', () => {
  const changelog =
    '# C\n\n## Unreleased\n\n### Added\n\n- A\n- B\n\n## 1.5.0\n\n### Fixed\n\n- C\n';
  const page =
    '## Next {#unreleased}\n\n### Added {#unreleased-added}\n\n- A\n\n## Upgrade\n\n- D\n';
  expect(entryProblems('a.mdx', changelog, page)).toEqual([
    `a.mdx:3: the number of entries under {#unreleased-added} is 1, but 2 in ${CHANGELOG}. Write each entry in both files.`,
    `a.mdx:1: the number of entries under {#v1-5-0-fixed} is 0, but 1 in ${CHANGELOG}. Write each entry in both files.`,
  ]);
});
