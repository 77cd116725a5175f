import fs from 'node:fs';
import path from 'node:path';
import { allowScripts } from '../../package.json';
import { packages } from '../../package-lock.json';
import { SITE_DIR } from '../support/site';

const security = fs.readFileSync(path.join(SITE_DIR, 'SECURITY.md'), 'utf8');

/** Rows of the table below a sentence. */
const rowsAfter = (sentence: string) => {
  const table = security.split(sentence)[1].split(/\n\n(?!\|)/)[0];
  return [...table.matchAll(/^\| `([^`]+)` \| (?:`([^`]+)`)?/gm)].map(([, name, tag]) =>
    tag ? `${name}@${tag}` : name,
  );
};

const scripted = Object.entries(packages as Record<string, { hasInstallScript?: boolean }>)
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
const namesOfScripted = [...new Set(scripted)].sort();

test('SECURITY.md lists every package that may run a script when it is installed', () => {
  expect(rowsAfter('may run a script when they are installed')).toEqual(namesOfScripted);
});

// npm 11 ends an installation with a warning that names the others.
test('allowScripts in package.json allows or denies each of them', () => {
  expect(Object.keys(allowScripts).sort()).toEqual(namesOfScripted);
});

test('SECURITY.md lists every action of the workflows', () => {
  const folder = path.join(SITE_DIR, '.github/workflows');
  const used = fs
    .readdirSync(folder)
    .flatMap((file) => [
      ...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/\buses: ([^.\s]\S*)/g),
    ])
    .map(([, action]) => action);
  expect(rowsAfter('Workflows use these actions')).toEqual([...new Set(used)].sort());
});
