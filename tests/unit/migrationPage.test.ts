import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../support/site';

const MIGRATION = path.join(SITE_DIR, 'tests/migration');
const FENCE = /^```tsx title="(?<title>[^"]+)"\n(?<code>[^]*?)\n```$/gm;

test('the page shows just the forms that the shared test is run on', () => {
  const page = fs.readFileSync(path.join(SITE_DIR, 'docs/guides/migration.mdx'), 'utf8');
  const shown = [...page.matchAll(FENCE)].map(({ groups }) => [groups?.title, groups?.code]);
  const tested = fs
    .readdirSync(MIGRATION, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/](Before|After)\.tsx$/.test(file));
  expect(shown.map(([title]) => title).sort()).toEqual(tested.sort());
  for (const [title, code] of shown) {
    expect(code).toBe(fs.readFileSync(path.join(MIGRATION, title ?? ''), 'utf8').trimEnd());
  }
});
