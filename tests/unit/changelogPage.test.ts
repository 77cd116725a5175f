import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, pagesFolder, SITE_DIR } from '../support/site';

const read = (file: string) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

const RELEASE = /^## (?<version>\d+\.\d+\.\d+)/gm;
const KIND = /^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/gm;

/** Versions of the library's changelog, each with the kinds of its changes. */
function releases(): { version: string; kinds: string[] }[] {
  const [, ...parts] = read('packages/bindform/CHANGELOG.md').split(/^(?=## \d)/m);
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
