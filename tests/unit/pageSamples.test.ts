import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../support/site';

/** Pages whose whole samples tests run, by the folder of `tests/samples` that has them. */
const PAGES: Record<string, string[]> = {
  faq: ['guides/faq', 'types/rules'],
  i18n: ['guides/i18n'],
  migration: ['antd', 'formik', 'react-hook-form', 'schemas', 'tanstack-form'].map(
    (origin) => `guides/migration-${origin}`,
  ),
};
const FENCE = /^```tsx title="(?<title>[^"]+)"\n(?<code>[^]*?)\n```$/gm;
const IS_SAMPLE = /(?<!\.test)\.tsx$/;

const samplesOf = (page: string) =>
  [...fs.readFileSync(path.join(SITE_DIR, `docs/${page}.mdx`), 'utf8').matchAll(FENCE)].map(
    ({ groups }) => [groups?.title, groups?.code],
  );

test.each(Object.entries(PAGES))('the pages show just the samples of %s', (name, pages) => {
  const folder = path.join(SITE_DIR, 'tests/samples', name);
  const shown = pages.flatMap(samplesOf);
  const tested = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_SAMPLE.test(file));
  expect(shown.map(([title]) => title).sort()).toEqual(tested.sort());
  for (const [title, code] of shown) {
    expect(code).toBe(fs.readFileSync(path.join(folder, title ?? ''), 'utf8').trimEnd());
  }
});
