import fs from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { builtDocument, builtText } from '../support/builtDocument';
import { ALL_ROUTES } from '../support/routes';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

const FRONT_MATTER = /^---\n[^]*?\n---\n/;
const parser = unified().use(remarkParse).use(remarkGfm);

/** What a reader can compare between a page and its Markdown. */
interface Outline {
  headings: string[];
  code: string[];
  links: string[];
  /** HTML, which only a component that was not converted leaves. */
  markup: string[];
}

const plain = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

const outlines = new Map<string, Outline>();

/** Reads a Markdown file of the build once: parsing is what takes the time here. */
function outlineOf(file: string): Outline {
  const known = outlines.get(file);
  if (known) return known;
  const outline: Outline = { headings: [], code: [], links: [], markup: [] };
  visit(parser.parse(builtText(file).replace(FRONT_MATTER, '')), (node) => {
    if (node.type === 'heading') outline.headings.push(`${node.depth} ${plain(toString(node))}`);
    if (node.type === 'code') outline.code.push(plain(node.value));
    if (node.type === 'link') outline.links.push(new URL(node.url).href);
    if (node.type === 'html') outline.markup.push(node.value);
  });
  outlines.set(file, outline);
  return outline;
}

/** Demos and API tables have their own form in Markdown, so that their links are not compared. */
function outlineOfPage($page: CheerioAPI, address: string): Outline {
  const $ = load($page('main .markdown').first().html() ?? '');
  $('.hash-link, [data-markdown-actions], nav').remove();
  const all = (selector: string) => $(selector).toArray();
  // An inspector and a crash are what a demo does, not what it is.
  $('[data-demo] pre:not([id$="-source"] pre)').remove();
  const code = all('pre').map((pre) => plain($(pre).text()));
  $('[data-demo], section:has(> table)').remove();
  return {
    headings: all('h1, h2, h3, h4, h5, h6').map(
      (heading) => `${$(heading).prop('tagName')![1]} ${plain($(heading).text())}`,
    ),
    code,
    markup: [],
    links: all('a[href]').map((link) => new URL($(link).attr('href')!, address).href),
  };
}

const missingIn = (there: string[], wanted: string[]) =>
  wanted.filter((each) => !there.includes(each));

const origin = new URL(builtDocument('intro/start.html')('link[rel=canonical]').attr('href')!)
  .origin;

/** Whether an address of the site is a built page or file. */
const exists = (url: string) => {
  const file = decodeURIComponent(new URL(url).pathname).slice(BASE.length) || 'index';
  return ['', '.html', 'index.html', '/index.html'].some((end) =>
    fs.statSync(path.join(BUILD_DIR, file + end), { throwIfNoEntry: false })?.isFile(),
  );
};

describe.each(LOCALES)('the Markdown in $id', ({ id, prefix }) => {
  const pages = ALL_ROUTES.filter((route) =>
    fs.existsSync(path.join(BUILD_DIR, `${prefix}${route}.html`)),
  );

  it('of every page has its headings, its code and its links', () => {
    expect(pages.length).toBeGreaterThan(60);
    const faults = pages.flatMap((page) => {
      const address = `${origin}${BASE}${prefix}${page}`;
      const own = outlineOfPage(builtDocument(`${prefix}${page}.html`), address);
      const file = `${prefix}${page}.md`;
      const markdown = outlineOf(file);
      const about = `url: ${address}\nlanguage: ${id}\n---`;
      return [
        ...(builtText(file).includes(about) ? [] : [`${page}: no front matter with ${about}`]),
        ...(own.headings.join('\n') === markdown.headings.join('\n')
          ? []
          : [
              `${page}: headings\n${own.headings.join('\n')}\n---\n${markdown.headings.join('\n')}`,
            ]),
        ...missingIn(markdown.code, own.code).map((code) => `${page}: no code "${code}"`),
        ...missingIn(markdown.links, own.links).map((link) => `${page}: no link ${link}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('has links that lead to something, and no markup of components', () => {
    const faults = ['index', ...pages].flatMap((page) => {
      const { links, markup } = outlineOf(`${prefix}${page}.md`);
      const lost = links.filter((url) => url.startsWith(origin + BASE) && !exists(url));
      return [...lost, ...markup].map((fault) => `${page}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('of the home page has its headings and its demos as code', () => {
    const markdown = outlineOf(`${prefix}index.md`);
    const $ = load(builtDocument(`${prefix}index.html`)('main').html() ?? '');
    $('.hash-link').remove();
    const titles = $('h1, h2')
      .toArray()
      .map((each) => `${each.tagName[1]} ${plain($(each).text())}`);
    expect(missingIn(markdown.headings, titles)).toEqual([]);
    expect(markdown.code.length).toBeGreaterThanOrEqual($('[data-demo]').length);
    const text = builtText(`${prefix}index.md`);
    const tabs = $('[role="tabpanel"][data-label]').toArray();
    expect(tabs.length).toBeGreaterThan(1);
    for (const tab of tabs) expect(text).toContain(`\n**${$(tab).attr('data-label')}**\n`);
  });

  it('is listed in llms.txt, and is in llms-full.txt', () => {
    const all = ['index', ...pages];
    const index = outlineOf(`${prefix}llms.txt`).links;
    expect([...index].sort()).toEqual(
      all.map((page) => `${origin}${BASE}${prefix}${page}.md`).sort(),
    );
    const full = builtText(`${prefix}llms-full.txt`);
    const textOf = (page: string) =>
      builtText(`${prefix}${page}.md`).replace(FRONT_MATTER, '').trim();
    expect(all.filter((page) => !full.includes(textOf(page)))).toEqual([]);
  });

  it('has a feed of the changelog, which its page names', () => {
    const feed = load(builtText(`${prefix}guides/changelog.atom`), { xml: true });
    const page = `${origin}${BASE}${prefix}guides/changelog`;
    expect(feed('feed > link[rel=self]').attr('href')).toBe(`${page}.atom`);
    const entries = feed('entry').toArray();
    expect(entries.length).toBeGreaterThan(1);
    expect(feed('content').text()).not.toContain('<button');
    const $ = builtDocument(`${prefix}guides/changelog.html`);
    for (const entry of entries) {
      const { hash } = new URL(feed('id', entry).text());
      expect($(hash).text()).toContain(feed('title', entry).text());
    }
    expect($('link[type="application/atom+xml"]').attr('href')).toBe(
      `${BASE}${prefix}guides/changelog.atom`,
    );
  });
});
