/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import type { PageMetadata } from '../../plugins/navigation/pageMetadata';
import { ALL_ROUTES, TYPE_TITLES } from '../support/routes';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

const read = (file: string) => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');

const documentOf = (file: string) => new DOMParser().parseFromString(read(file), 'text/html');

describe.each(LOCALES)('the pages in $id', ({ id: locale, prefix }) => {
  const metadata = JSON.parse(read(`${prefix}page-metadata.json`)) as PageMetadata[];
  const metadataOf = (route: string) => metadata.find(({ id }) => id === route);

  it('are those of the specification', () => {
    expect(metadata.map(({ id }) => id).sort()).toEqual([...ALL_ROUTES].sort());
  });

  it.each(ALL_ROUTES)('%s stands at its address with its title, subtitle and text', (route) => {
    const page = metadataOf(route);
    const html = documentOf(`${prefix}${route}.html`);
    expect(html.documentElement.lang).toBe(locale);
    expect(html.querySelector('h1')?.textContent).toBe(page?.frontmatter.title);
    expect(html.querySelector('h1 + p')?.textContent).toBe(page?.frontmatter.subtitle);
    expect(html.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      page?.frontmatter.description,
    );
    expect(html.querySelector('article')?.textContent).toContain(page?.texts[0].value);
    expect(page?.path).toBe(`${BASE}${prefix}${route}`);
  });

  it('have the headings that their metadata says, in both', () => {
    for (const { id, toc } of metadata) {
      const html = documentOf(`${prefix}${id}.html`);
      const ids = [...html.querySelectorAll('article :is(h2, h3, h4)[id]')].map(
        ({ id: own }) => own,
      );
      expect([id, toc.map((entry) => entry.id).filter((own) => !ids.includes(own))]).toEqual([
        id,
        [],
      ]);
    }
  });

  it.each(Object.entries(TYPE_TITLES))('types/%s is titled %s', (page, title) => {
    expect(metadataOf(`types/${page}`)?.frontmatter.title).toBe(title);
  });

  it('say the same last-updated time', () => {
    const times = new Set(metadata.map(({ lastUpdated }) => lastUpdated));
    expect([...times]).toEqual([expect.any(Number)]);
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
  const [english, chinese] = LOCALES.map(
    ({ prefix }) => JSON.parse(read(`${prefix}page-metadata.json`)) as PageMetadata[],
  );

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

  it('have words of their own', () => {
    const guides = chinese.filter(({ id }) => id.startsWith('intro/'));
    for (const { id, frontmatter } of guides) {
      const twin = english.find((page) => page.id === id);
      expect(frontmatter.title).not.toBe(twin?.frontmatter.title);
      expect(frontmatter.description).not.toBe(twin?.frontmatter.description);
    }
  });
});

describe('the spellings that a reader would guess', () => {
  it.each(
    LOCALES.flatMap(({ prefix }) => [
      [`${prefix}intro/dynamic`, `${BASE}${prefix}intro/dymic`],
      [`${prefix}intro/valid`, `${BASE}${prefix}intro/vaild`],
    ]),
  )('%s leads to %s without scripts too', (from, to) => {
    const html = documentOf(`${from}.html`);
    expect(html.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(
      `0; url=${to}`,
    );
    const target = documentOf(`${to.slice(BASE.length)}.html`);
    expect(html.documentElement.lang).toBe(target.documentElement.lang);
    expect(html.title).toBe(target.title);
    expect(html.querySelector('h1 a')?.getAttribute('href')).toBe(to);
  });
});
