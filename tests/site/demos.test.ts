import fs from 'node:fs';
import path from 'node:path';
import { readDemos } from '../../plugins/demos/readDemos';
import {
  demoScripts,
  emittedPages,
  emittedScripts,
  gzipBytes,
  pageHtml,
  pageScripts,
  scriptText,
} from '../support/emittedChunks';
import { BUILD_DIR, LOCALES, SITE_DIR } from '../support/site';

/** What only the code of a UI kit, or of a schema library, contains. */
const KITS = [
  { kit: 'antd', marker: /"anticon|"ant-/ },
  { kit: '@mui/material', marker: /"Mui[A-Z]/ },
  { kit: '@radix-ui/react-select', marker: /"--radix-select/ },
  { kit: 'zod', marker: /"invalid_format"/ },
];

const CHINESE = /\p{Script=Han}/u;

const demos = readDemos({
  siteDir: SITE_DIR,
  demosDir: path.join(SITE_DIR, 'demos'),
  lockfile: path.join(SITE_DIR, 'package-lock.json'),
});

/** Markup of the result in a page's HTML, after the styles of its UI kit. */
const RESULT = /data-demo-preview[^>]*>(?:<style[^]*?<\/style>)*<div[^>]*>(?<result>[^]*?)<\/div>/;

describe.each(LOCALES)('demos in $id', (locale) => {
  const pages = emittedPages(locale);
  const showing = (id: string) =>
    pages.filter((page) => new RegExp(`data-demo="?${id}["\\s>]`).test(pageHtml(locale, page)));

  describe.each(demos)('$id', ({ id, packages, title }) => {
    it('has a page of its own that no index lists', () => {
      const html = pageHtml(locale, `~demos/${id}`);
      expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
      const heading = /<title[^>]*>([^<]+) \| Bindform</.exec(html)?.[1];
      expect(heading).toEqual(locale.id === 'en-US' ? title : expect.stringMatching(CHINESE));
      const sitemap = fs.readFileSync(path.join(BUILD_DIR, locale.prefix, 'sitemap.xml'), 'utf8');
      expect(sitemap).not.toContain('~demos');
    });

    it('shows its result before any script runs', () => {
      const guide = showing(id);
      expect(guide.length).toBeGreaterThanOrEqual(1);
      for (const page of [...guide, `~demos/${id}`]) {
        expect(RESULT.exec(pageHtml(locale, page))?.groups?.result).toMatch(/<\w/);
      }
    });

    it.each(KITS)('loads $kit only if it imports it', ({ kit, marker }) => {
      const code = scriptText(locale, demoScripts(locale, id));
      expect(marker.test(code)).toBe(kit in packages);
    });
  });

  it('is not left to inline scripts to put in place', () => {
    for (const page of pages) expect(pageHtml(locale, page)).not.toContain('<!--$?-->');
  });

  it('speaks the language of the page, in the code as well', () => {
    const html = pageHtml(locale, 'intro/start');
    const texts = ['Tell us your name', '请填写姓名'].map((text) => html.includes(text));
    expect(texts).toEqual([locale.id === 'en-US', locale.id === 'zh-CN']);
  });

  it.each(KITS)('$kit is in no script but those of demos that import it', ({ kit, marker }) => {
    const using = demos.filter(({ packages }) => kit in packages);
    const allowed = using.flatMap(({ id }) => demoScripts(locale, id));
    const holding = emittedScripts(locale).filter((script) =>
      marker.test(scriptText(locale, [script])),
    );
    expect(holding).not.toEqual([]);
    expect(holding.filter((script) => !allowed.includes(script))).toEqual([]);
  });

  it('prints what each demo page weighs', () => {
    const bytes = (scripts: string[]) => gzipBytes(scriptText(locale, scripts));
    const rows = demos.map(({ id }) => {
      const page = `~demos/${id}`;
      return {
        page: locale.prefix + page,
        'HTML, bytes gzipped': gzipBytes(pageHtml(locale, page)),
        "page's scripts": bytes(pageScripts(locale, page)),
        "demo's scripts": bytes(demoScripts(locale, id)),
      };
    });
    console.table(rows);
    for (const row of rows) expect(row["demo's scripts"]).toBeGreaterThan(0);
  });
});
