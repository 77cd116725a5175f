import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../support/site';

const read = (file: string) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
const CHINESE = 'i18n/zh-CN/docusaurus-plugin-content-docs/current';

/** Numbers that the library keeps, and how the pages say them, which no compiler compares. */
const LIMITS = [
  {
    limit: 'rounds of a watch cycle',
    source: 'packages/bindform/src/delivery.ts',
    kept: /round > 100\b/,
    said: {
      [`docs/intro/use-watch.mdx`]: /more than a hundred times/,
      [`${CHINESE}/intro/use-watch.mdx`]: /超过一百次/,
    },
  },
];

it.each(LIMITS)(
  'pages say the number of $limit as the library keeps it',
  ({ source, kept, said }) => {
    expect(read(source)).toMatch(kept);
    for (const [page, words] of Object.entries(said)) expect(read(page)).toMatch(words);
  },
);
