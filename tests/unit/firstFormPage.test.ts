import fs from 'node:fs';
import path from 'node:path';
import type { TranslationFile } from '@docusaurus/types';
import { DEFAULT_LANGUAGE } from '../../src/languages/languages';
import { readExamples } from '../../packages/site-tools/api-examples/readExamples';
import { publicSource } from '../../plugins/demos/demoAsset';
import { demoTranslationFiles, translateDemos } from '../../plugins/demos/i18n/translations';
import { readDemos } from '../../plugins/demos/readDemos';
import { LOCALES, pagesFolder, SITE_DIR } from '../support/site';

const english = readDemos({
  siteDir: SITE_DIR,
  demosDir: path.join(SITE_DIR, 'demos'),
  lockfile: path.join(SITE_DIR, 'package-lock.json'),
});

/** All demos in a language, which also finds a translation that no demo can be made with. */
const demosIn = (id: string) =>
  id === DEFAULT_LANGUAGE
    ? english
    : translateDemos(
        english,
        demoTranslationFiles(english).map(({ path: name }) => {
          const file = path.join(SITE_DIR, 'i18n', id, 'demos', `${name}.json`);
          return {
            path: name,
            content: JSON.parse(fs.readFileSync(file, 'utf8')) as TranslationFile['content'],
          };
        }),
        path.join(SITE_DIR, 'i18n', id, 'demos'),
      );

/** Comments of a demo stay English; those of a page are in its language. */
const bare = (code: string) => code.replace(/^\s*(\/\*\*.*\*\/|\/\/.*)\n/gm, '').trim();

it.each(LOCALES)(
  'the steps of the first form in $id are the demos below them',
  ({ id: locale }) => {
    const demos = demosIn(locale);
    const file = path.join(pagesFolder(locale), 'intro/first-form.mdx');
    const page = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
    const shown = [...page.matchAll(/<Demo id="([\w-]+)"/g)].map(([, id]) => id);
    const codes = readExamples(file, page).map(({ code }) => bare(code));
    const wrong = shown.filter((id) => {
      const demo = demos.find((one) => one.id === id);
      return !demo || !codes.includes(bare(publicSource(demo.files[0])));
    });
    expect(shown).toHaveLength(5);
    expect(wrong).toEqual([]);
  },
);

it.each(LOCALES)(
  'the first code of the introduction in $id is the demo below it',
  ({ id: locale }) => {
    const file = path.join(pagesFolder(locale), 'intro/start.mdx');
    const [first] = readExamples(file, fs.readFileSync(path.join(SITE_DIR, file), 'utf8'));
    const demo = demosIn(locale).find(({ id }) => id === 'start-basic')!;
    expect(bare(first.code)).toBe(bare(publicSource(demo.files[0])));
  },
);
