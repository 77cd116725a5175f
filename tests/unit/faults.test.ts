import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';
import { batchesOf, readFaults } from '../faults/readFaults';
import { SITE_DIR } from '../support/site';

const faults = readFaults();

const applies = (patch: string) => {
  try {
    execFileSync('git', ['apply', '--check', patch], { cwd: SITE_DIR, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};

it('every seeded fault applies to the source as it is', () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
  const lost = faults.filter(({ patch }) => !applies(patch));
  expect(lost.map(({ name }) => name)).toEqual([]);
});

it('every seeded fault names a test that exists', () => {
  const exists = ({ project, test }: (typeof faults)[number]) =>
    project === 'check' ? test.split(' ')[0] in scripts : fs.existsSync(path.join(SITE_DIR, test));
  const lost = faults.filter((fault) => !exists(fault));
  expect(lost.map(({ name, test }) => `${name}: ${test}`)).toEqual([]);
});

it('every seeded fault gives the title of a test in that file', () => {
  const titlesOf = (file: string) =>
    [
      ...fs
        .readFileSync(path.join(SITE_DIR, file), 'utf8')
        .matchAll(/(['"`])((?:\\.|(?!\1).)+)\1/g),
    ].map(([, , title]) => title.replaceAll('\\', ''));
  const placeholder = /%[a-z]|\$[\w.]+/;
  const isGiven = ({ test, title }: (typeof faults)[number]) =>
    // The cases of the guides' demos get their titles from their helper.
    [test, 'tests/support/guideDemos.ts']
      .flatMap(titlesOf)
      .some(
        (each) =>
          each.includes(title) ||
          (each.split(placeholder).some((part) => part.length > 12) &&
            each.split(placeholder).every((part) => title.includes(part.trim()))),
      );
  const lost = faults.filter((fault) => fault.project !== 'check' && !isGiven(fault));
  expect(lost.map(({ name, title }) => `${name}: ${title}`)).toEqual([]);
});

it('every plugin and the library have faults', () => {
  const wanted = (folder: string, least: number) => {
    const count = faults.filter(({ files }) =>
      files.some((file) => file.startsWith(`${folder}/`)),
    ).length;
    return count < least
      ? [
          `${folder}: write ${least - count} patches in tests/faults that break it, see CONTRIBUTING.md`,
        ]
      : [];
  };
  const plugins = fs.readdirSync(path.join(SITE_DIR, 'plugins'));
  expect([
    ...plugins.flatMap((name) => wanted(`plugins/${name}`, 2)),
    ...wanted('packages/bindform', 6),
  ]).toEqual([]);
});

it('faults that could disturb each other are tried apart', () => {
  const fault = (name: string, file: string, test: string) => ({
    ...faults[0],
    name,
    files: [file],
    test,
  });
  const batches = batchesOf([
    fault('a', 'plugins/x/a.ts', 'a.test.ts'),
    fault('b', 'plugins/y/b.ts', 'b.test.ts'),
    fault('c', 'plugins/x/c.ts', 'c.test.ts'),
    fault('d', 'docs/d.mdx', 'a.test.ts'),
  ]);
  expect(batches.map((batch) => batch.map(({ name }) => name))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
