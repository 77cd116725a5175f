import path from 'node:path';
import { load } from 'cheerio';
import { readDemos } from '../../plugins/demos/readDemos';
import { builtText } from '../support/builtDocument';
import {
  emittedPages,
  emittedScripts,
  gzipBytes,
  pageHtml,
  pageScripts,
  scriptsOfDemos,
  scriptText,
} from '../support/emittedChunks';
import { LOCALES, SITE_DIR } from '../support/site';

/** What only the code of a UI kit, or of a schema library, contains. */
const KITS = [
  { kit: 'antd', marker: /"anticon|"ant-/ },
  { kit: '@mui/material', marker: /"Mui[A-Z]/ },
  { kit: '@radix-ui/react-select', marker: /"--radix-select/ },
  { kit: '@mantine/core', marker: /"@mantine\/core\/[A-Z]/ },
  { kit: '@chakra-ui/react', marker: /"chakra-stack"/ },
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

/** Ids of the demos that a page shows. */
const SHOWN = /data-demo="?([\w-]+)["\s>]/g;

describe.each(LOCALES)('demos in $id', (locale) => {
  const pages = emittedPages(locale);
  const scripts = scriptsOfDemos(locale);
  const pagesShowing = new Map<string, string[]>();
  for (const page of pages) {
    for (const [, id] of pageHtml(locale, page).matchAll(SHOWN)) {
      pagesShowing.set(id, [...(pagesShowing.get(id) ?? []), page]);
    }
  }
  const demoScripts = (id: string) => scripts.get(id) ?? [];

  it('have a page each, under their title, with a way back, that no index lists', () => {
    expect(demos.length).toBeGreaterThan(100);
    const wrong = demos.filter(({ id, title }) => {
      const html = pageHtml(locale, `~demos/${id}`);
      const heading = /<title[^>]*>([^<]+) \| Bindform</.exec(html)?.[1] ?? '';
      const isTitled =
        locale.id === 'en-US' ? heading === `${title} (demo)` : CHINESE.test(heading);
      const hasWayBack = /<a\b[^>]*\bhref=/.test(html);
      return (
        !isTitled || !hasWayBack || !/<meta[^>]*name="?robots"?[^>]*content="?noindex/.test(html)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(builtText(`${locale.prefix}sitemap.xml`)).not.toContain('~demos');
  });

  it('have a toolbar with one tab stop before any script runs, the tool that needs none', () => {
    const $ = load(pageHtml(locale, 'intro/form-item'));
    const toolbars = $('[data-demo] [role="toolbar"]').toArray();
    expect(toolbars.length).toBeGreaterThan(10);
    const stops = toolbars.map((toolbar) =>
      $(toolbar).find('button:not([popover] *, [tabindex="-1"]), a:not([popover] *)'),
    );
    expect(stops.filter((found) => found.length !== 1)).toEqual([]);
    expect(stops.filter((found) => found.next().find('a[href]').length === 0)).toEqual([]);
  });

  it('show their result before any script runs, on a page of the documentation too', () => {
    const wrong = demos.flatMap(({ id }) => {
      const showing = new Set([...(pagesShowing.get(id) ?? []), `~demos/${id}`]);
      const empty = [...showing].filter((page) => {
        const blocks = pageHtml(locale, page).split(/(?=data-demo="?[\w-]+["\s>])/);
        const own = blocks.filter((block) => new RegExp(`^data-demo="?${id}["\\s>]`).test(block));
        return own.some((block) => !/<\w/.test(RESULT.exec(block)?.groups?.result ?? ''));
      });
      const isInDocumentation = [...showing].some((page) => !page.startsWith('~demos/'));
      return [
        ...empty.map((page) => `${id} is empty on ${page}`),
        ...(isInDocumentation ? [] : [`${id} is on no page`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it.each(KITS)('load $kit only if they import it', ({ kit, marker }) => {
    const loading = demos.filter(({ id }) => marker.test(scriptText(locale, demoScripts(id))));
    const importing = demos.filter(({ packages }) => kit in packages);
    expect(importing).not.toEqual([]);
    expect(loading.map(({ id }) => id)).toEqual(importing.map(({ id }) => id));
  });

  it('is not left to inline scripts to put in place', () => {
    expect(pages.filter((page) => pageHtml(locale, page).includes('<!--$?-->'))).toEqual([]);
  });

  it('speaks the language of the page, in the code as well', () => {
    const html = pageHtml(locale, 'intro/start');
    const texts = ['Tell us your name', '请填写姓名'].map((text) => html.includes(text));
    expect(texts).toEqual([locale.id === 'en-US', locale.id === 'zh-CN']);
  });

  it.each(KITS)('$kit is in no script but those of demos that import it', ({ kit, marker }) => {
    const using = demos.filter(({ packages }) => kit in packages);
    const allowed = new Set(using.flatMap(({ id }) => demoScripts(id)));
    const holding = emittedScripts(locale).filter((script) =>
      marker.test(scriptText(locale, [script])),
    );
    expect(holding).not.toEqual([]);
    expect(holding.filter((script) => !allowed.has(script))).toEqual([]);
  });

  it('prints what the heaviest demo pages weigh', () => {
    const bytes = (files: string[]) => gzipBytes(scriptText(locale, files));
    const rows = demos.map(({ id }) => ({ id, "demo's scripts": bytes(demoScripts(id)) }));
    const heaviest = [...rows]
      .sort((a, b) => b["demo's scripts"] - a["demo's scripts"])
      .slice(0, 5);
    console.table(
      heaviest.map((row) => ({
        page: `${locale.prefix}~demos/${row.id}`,
        'HTML, bytes gzipped': gzipBytes(pageHtml(locale, `~demos/${row.id}`)),
        "page's scripts": bytes(pageScripts(locale, `~demos/${row.id}`)),
        "demo's scripts": row["demo's scripts"],
      })),
    );
    expect(rows.filter((row) => row["demo's scripts"] < 100)).toEqual([]);
  });
});
