import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../support/site';

/** Folders of samples that tests run, by the page that shows all of them. */
const PAGES: Record<string, string> = {
  'guides/faq': 'tests/samples/faq',
  'guides/migration': 'tests/samples/migration',
};
const FENCE = /^```tsx title="(?<title>[^"]+)"\n(?<code>[^]*?)\n```$/gm;
const IS_SAMPLE = /(?<!\.test)\.tsx$/;

test.each(Object.entries(PAGES))('%s shows just the samples that tests run', (name, samples) => {
  const folder = path.join(SITE_DIR, samples);
  const page = fs.readFileSync(path.join(SITE_DIR, `docs/${name}.mdx`), 'utf8');
  const shown = [...page.matchAll(FENCE)].map(({ groups }) => [groups?.title, groups?.code]);
  const tested = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_SAMPLE.test(file));
  expect(shown.map(([title]) => title).sort()).toEqual(tested.sort());
  for (const [title, code] of shown) {
    expect(code).toBe(fs.readFileSync(path.join(folder, title ?? ''), 'utf8').trimEnd());
  }
});
