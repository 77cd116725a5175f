import { version } from '../../packages/bindform/package.json';
import type { PageMetadata } from '../../plugins/navigation/pageMetadata';
import { builtDocument } from '../support/builtDocument';
import { pageMetadata } from '../support/pageMetadata';
import { ALL_ROUTES, PROMISED_ROUTES, TYPE_TITLES } from '../support/routes';
import { BASE, LOCALES } from '../support/site';

const SITES = LOCALES.map((locale) => ({ ...locale, pages: pageMetadata(locale) }));

describe.each(SITES)('the pages in $id', ({ id: locale, prefix, pages }) => {
  let metadata: PageMetadata[];
  beforeAll(async () => {
    metadata = await pages;
  });
  const metadataOf = (route: string) => metadata.find(({ id }) => id === route);

  it('include every promised page', () => {
    expect(PROMISED_ROUTES).toHaveLength(44);
    expect(metadata.map(({ id }) => id)).toEqual(expect.arrayContaining(PROMISED_ROUTES));
  });

  it('show their title, subtitle, description and text at their address', () => {
    const wrong = ALL_ROUTES.flatMap((route) => {
      const page = metadataOf(route);
      const $ = builtDocument(`${prefix}${route}.html`);
      const shown = {
        lang: $('html').attr('lang'),
        title: $('h1').first().text(),
        subtitle: $('h1 + p').first().text(),
        description: $('meta[name="description"]').attr('content'),
        text: $('article')
          .text()
          .includes(page?.texts[0].value ?? '\0'),
        path: page?.path,
      };
      const expected = {
        lang: locale,
        title: page?.frontmatter.title,
        subtitle: page?.frontmatter.subtitle,
        description: page?.frontmatter.description,
        text: true,
        path: `${BASE}${prefix}${route}`,
      };
      return JSON.stringify(shown) === JSON.stringify(expected) ? [] : [{ route, shown, expected }];
    });
    expect(wrong).toEqual([]);
  });

  it('have the headings that their metadata says, in both', () => {
    const lost = metadata.flatMap(({ id, toc }) => {
      const headings = builtDocument(`${prefix}${id}.html`)('article :is(h2, h3, h4)[id]');
      const ids = new Set(headings.toArray().map(({ attribs }) => attribs.id));
      return toc.filter((entry) => !ids.has(entry.id)).map((entry) => `${id}#${entry.id}`);
    });
    expect(lost).toEqual([]);
  });

  it('have the titles of the types', () => {
    const titles = Object.keys(TYPE_TITLES).map((page) => [
      page,
      metadataOf(`types/${page}`)?.frontmatter.title,
    ]);
    expect(Object.fromEntries(titles)).toEqual(TYPE_TITLES);
  });

  it('say the same last-updated time', () => {
    const timeOf = (route: string) =>
      builtDocument(`${prefix}${route}.html`)('time[itemprop="dateModified"]').attr('datetime');
    expect([...new Set(ALL_ROUTES.map(timeOf))]).toEqual([expect.any(String)]);
  });

  it('are in the sidebar by group, in the order of their front matter', () => {
    for (const section of ['intro', 'api', 'guides', 'types']) {
      const inSection = metadata.filter(({ id }) => id.startsWith(`${section}/`));
      const $ = builtDocument(`${prefix}${inSection[0].id}.html`);
      const shown = $('.theme-doc-sidebar-menu > li')
        .toArray()
        .flatMap((entry) => {
          const group = $(entry).children('p').text() || undefined;
          const links = $(entry).find('a').toArray();
          return links.map((link) => [group, $(link).text().trim()]);
        });
      expect(shown).toEqual(
        inSection.map(({ group, frontmatter }) => [group?.title, frontmatter.title]),
      );
    }
  });

  it('have the texts of the page, with its placeholders filled', () => {
    const pages = metadata.filter(({ texts }) => texts.some(({ value }) => /%[a-z]+%/.test(value)));
    expect(pages.map(({ id }) => id)).toEqual([]);
    const install = metadataOf('intro/install')!
      .texts.map(({ value }) => value)
      .join('\n');
    expect(install).toContain(version);
  });

  it('link each text to a heading of the page', () => {
    for (const { toc, texts } of metadata) {
      for (const { tocIndex } of texts) {
        if (tocIndex !== undefined) expect(toc[tocIndex]).toBeDefined();
      }
    }
  });
});

describe('both languages', () => {
  let english: PageMetadata[];
  let chinese: PageMetadata[];
  beforeAll(async () => {
    [english, chinese] = await Promise.all(SITES.map(({ pages }) => pages));
  });

  it('have the same pages in the same order, with the same anchors and tabs', () => {
    const structure = (pages: PageMetadata[]) =>
      pages.map(({ id, toc, tabs, tocMode }) => ({
        id,
        tocMode,
        anchors: toc.map((entry) => [entry.id, entry.depth]),
        tabs: tabs.map(({ key, meta }) => [key, meta.param, meta.toc]),
      }));
    expect(structure(chinese)).toEqual(structure(english));
  });

  it('have their own words', () => {
    const guides = chinese.filter(({ id }) => id.startsWith('intro/'));
    for (const { id, frontmatter } of guides) {
      const original = english.find((page) => page.id === id);
      expect(frontmatter.title).not.toBe(original?.frontmatter.title);
      expect(frontmatter.description).not.toBe(original?.frontmatter.description);
    }
  });
});

/** Ids of the sections and demos of a page before it was split, each of them a promised address. */
const FORMER_IDS: Record<string, string[]> = {
  'intro/vaild': [
    ...['rules', 'custom', 'messages', 'dependent', 'computed', 'async', 'debounce', 'abort'],
    ...['trigger', 'touched', 'submitted', 'manual', 'shared', 'submit', 'snapshot', 'submitting'],
    ...['some', 'summary', 'schema', 'whole-schema', 'show', 'style', 'display', 'set-error'],
    ...['on-error', 'control', 'clear', 'remove', 'reapply', 'changing', 'next'],
    ...['vaild-basic', 'vaild-custom', 'vaild-messages', 'vaild-dependent', 'vaild-computed'],
    ...['vaild-async', 'vaild-debounce', 'vaild-abort', 'vaild-trigger', 'vaild-touched'],
    ...['vaild-submitted', 'vaild-manual', 'vaild-shared', 'vaild-some', 'vaild-summary'],
    ...['vaild-zod', 'vaild-schema', 'vaild-schema-cross', 'vaild-json-schema', 'vaild-style'],
    ...['vaild-display', 'vaild-on-error', 'vaild-clear', 'vaild-remove', 'vaild-reapply'],
    ...['vaild-draft'],
  ],
};

describe.each(LOCALES)('the sections of a page that was split, in $id,', ({ prefix }) => {
  it.each(Object.entries(FORMER_IDS))('are all found from %s, once', (route, ids) => {
    const $ = builtDocument(`${prefix}${route}.html`);
    const places = ids.map((id) => {
      const found = $(`[id="${id}"]`);
      if (!found.is('[data-moved-ids] *')) return [id, found.length];
      const page = found.closest('[data-moved-ids]').find('a').attr('href')!;
      const moved = builtDocument(`${page.slice(BASE.length)}.html`)(`[id="${id}"]`);
      return [id, found.length * moved.filter('h2, h3, [data-demo]').length];
    });
    expect(places).toEqual(ids.map((id) => [id, 1]));
  });
});

describe('the spellings that a reader would guess', () => {
  it.each(
    LOCALES.flatMap(({ prefix }) => [
      [`${prefix}intro/dynamic`, `${BASE}${prefix}intro/dymic`],
      [`${prefix}intro/valid`, `${BASE}${prefix}intro/vaild`],
    ]),
  )('%s leads to %s without scripts too', (from, to) => {
    const $ = builtDocument(`${from}.html`);
    const target = builtDocument(`${to.slice(BASE.length)}.html`);
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${to}`);
    expect($('html').attr('lang')).toBe(target('html').attr('lang'));
    expect($('title').text()).toBe(target('head > title').text());
    expect($('h1 a').attr('href')).toBe(to);
  });
});
