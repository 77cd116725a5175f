import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TranslationFile } from '@docusaurus/types';
import { generatedFiles } from './generatedModules';
import { demoTranslationFiles, translateDemos } from './i18n/translations';
import { readDemos } from './readDemos';

let siteDir: string;

function save(file: string, text: string): void {
  const whole = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(whole), { recursive: true });
  fs.writeFileSync(whole, text);
}

const demo = (title: string, text: string) =>
  `/** @title ${title} */\nimport { Part } from './parts/Part';\nexport default () => <p title="${text}"><Part /></p>;\n`;
const part = (text: string) => `export const Part = () => <b>${text}</b>;\n`;

/** Generates the files that a development server would serve now. */
async function generate(chinese: Record<string, string> = {}): Promise<Map<string, string>> {
  const lockfile = path.join(siteDir, 'package-lock.json');
  const demos = readDemos({ siteDir, demosDir: path.join(siteDir, 'demos'), lockfile });
  const translated = demoTranslationFiles(demos).map((file): TranslationFile => ({
    ...file,
    content: Object.fromEntries(
      Object.entries(file.content).map(([key, value]) => [
        key,
        { ...value, message: chinese[key] ?? value.message },
      ]),
    ),
  }));
  return generatedFiles(translateDemos(demos, translated, siteDir));
}

/** Returns the names of the generated files that a change affects. */
async function changedBy(change: () => void | Record<string, string>): Promise<string[]> {
  const before = await generate();
  const after = await generate(change() ?? {});
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort();
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demos-'));
  const packages = {
    'node_modules/react': { version: '19.0.0' },
    'node_modules/react-dom': { version: '19.0.0' },
  };
  save('package-lock.json', JSON.stringify({ packages }));
  save('demos/page/first.tsx', demo('First', 'one'));
  save('demos/page/second.tsx', '/** @title Second */\nexport default () => <p>two</p>;\n');
  save('demos/page/parts/Part.tsx', part('shared'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

test('an edit of a demo changes only its source, its code and its project', async () => {
  const changed = await changedBy(() => save('demos/page/first.tsx', demo('First', 'edited')));
  expect(changed).toEqual([
    'assets/page-first.json',
    'code/page-first.json',
    'sources/page/first.tsx',
  ]);
});

test('an edit of a title changes the module of the demo', async () => {
  const changed = await changedBy(() => save('demos/page/first.tsx', demo('Other', 'one')));
  expect(changed).toContain('client/page-first.js');
});

test('an edit of an imported file changes the code of the demo', async () => {
  const changed = await changedBy(() => save('demos/page/parts/Part.tsx', part('edited')));
  expect(changed).toEqual([
    'assets/page-first.json',
    'code/page-first.json',
    'sources/page/parts/Part.tsx',
  ]);
  expect((await generate()).get('code/page-first.json')).toContain('edited');
});

test('an edit of a translation changes the demo, and undoing it restores the demo', async () => {
  const changed = await changedBy(() => ({ one: '一', shared: '共用' }));
  expect(changed).toContain('sources/page/first.tsx');
  expect((await generate({ one: '一' })).get('code/page-first.json')).toContain('一');
  expect((await generate()).get('code/page-first.json')).not.toContain('一');
});

test('a deleted or renamed demo leaves no files', async () => {
  await generate();
  fs.renameSync(
    path.join(siteDir, 'demos/page/second.tsx'),
    path.join(siteDir, 'demos/page/third.tsx'),
  );
  const renamed = [...(await generate()).keys()];
  expect(renamed).toContain('code/page-third.json');
  expect(renamed.filter((name) => name.includes('second'))).toEqual([]);
  fs.rmSync(path.join(siteDir, 'demos/page/third.tsx'));
  const names = [...(await generate()).keys()];
  expect(names.filter((name) => name.includes('third'))).toEqual([]);
  expect((await generate()).get('client/pages/page.js')).not.toContain('third');
});

test('an error is reported each time until it is fixed', async () => {
  await generate();
  save('demos/page/second.tsx', '/** @title Second */\nexport default () => <p>two</b>;\n');
  const problem = 'demos/page/second.tsx:2: the code cannot be read';
  await expect(generate()).rejects.toThrow(problem);
  await expect(generate()).rejects.toThrow(problem);
  save('demos/page/second.tsx', '/** @title Second */\nexport default () => <p>three</p>;\n');
  expect((await generate()).get('sources/page/second.tsx')).toContain('three');
});
