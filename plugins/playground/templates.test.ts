import path from 'node:path';
import { decodeCode, encodeCode } from '@site/src/components/codeLink';
import { demoAsset } from '../demos/demoAsset';
import { readDemos } from '../demos/readDemos';
import { demoFiles } from '../demos/theme/Demo/downloadDemo';
import type { Demo } from '../demos/types';
import { readingOrder } from './readingOrder';
import { groupTemplates, playgroundData } from './templates';

const demo = (id: string) =>
  ({ id, title: `Title of ${id}`, packages: {}, files: [], keywords: [] }) as unknown as Demo;
const doc = (id: string) => ({ id, source: `@site/${id}`, permalink: `/${id}`, title: id });
const pages = readingOrder({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [doc('wizard'), doc('rules'), doc('upload'), doc('about')],
          sidebars: {
            learn: [
              { type: 'category', label: 'Basics', items: [{ type: 'doc', id: 'rules' }] },
              { type: 'link', label: 'elsewhere' },
            ],
            guides: [
              {
                type: 'category',
                label: 'Recipes',
                items: [
                  { type: 'doc', id: 'upload' },
                  { type: 'doc', id: 'wizard' },
                ],
              },
              { type: 'doc', id: 'about' },
            ],
          },
        },
      ],
    },
  },
});

test('pages are in the order of the sidebars, with the label of their category', () => {
  expect(pages.map(({ title, group }) => [title, group])).toEqual([
    ['rules', 'Basics'],
    ['upload', 'Recipes'],
    ['wizard', 'Recipes'],
    ['about', 'about'],
  ]);
});

test('demos are grouped by page, and those of pages with one demo by category', () => {
  const demos = ['rules-a', 'rules-b', 'wizard-a', 'upload-a', 'homeless'].map(demo);
  const placements = new Map([
    ['rules-b', [doc('rules'), doc('wizard')]],
    ['rules-a', [doc('rules')]],
    ['wizard-a', [doc('wizard')]],
    ['crash', [doc('wizard')]],
    ['upload-a', [doc('upload')]],
  ]);
  expect(
    groupTemplates(demos, placements, pages).map(({ label, templates }) => [
      label,
      templates.map(({ id }) => id),
    ]),
  ).toEqual([
    ['rules', ['rules-b', 'rules-a']],
    ['Recipes', ['upload-a', 'wizard-a']],
  ]);
});

test('a demo to begin with that does not exist is named, with the option to correct', () => {
  expect(() => playgroundData([demo('a')], 'b', new Map(), pages)).toThrow(
    'The playground begins with the demo "b", which does not exist. Correct the option "initial"',
  );
});

test('a link can carry the files of every demo', async () => {
  const siteDir = path.join(__dirname, '../..');
  const all = readDemos({
    siteDir,
    demosDir: path.join(siteDir, 'demos'),
    lockfile: path.join(siteDir, 'package-lock.json'),
  });
  expect(all.length).toBeGreaterThan(50);
  for (const each of all) {
    const files = demoFiles(demoAsset(each));
    expect(await decodeCode(await encodeCode(files))).toEqual(files);
  }
});
