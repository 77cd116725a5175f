import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, pagesFolder, SITE_DIR, type SiteLocale } from '../support/site';

const read = (file: string) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

interface Limit {
  limit: string;
  source: string;
  kept: RegExp;
  page: string;
  said: Record<SiteLocale['id'], RegExp>;
}

/** Numbers that the library keeps, and how the pages say them, which no compiler compares. */
const LIMITS: Limit[] = [
  {
    limit: 'rounds of a watch cycle',
    source: 'packages/bindform/src/delivery.ts',
    kept: /round > 100\b/,
    page: 'intro/use-watch.mdx',
    said: { 'en-US': /more than a hundred times/, 'zh-CN': /超过一百次/ },
  },
];

it.each(LIMITS)(
  'pages say the number of $limit as the library keeps it',
  ({ source, kept, page, said }) => {
    expect(read(source)).toMatch(kept);
    for (const { id } of LOCALES) expect(read(`${pagesFolder(id)}/${page}`)).toMatch(said[id]);
  },
);
