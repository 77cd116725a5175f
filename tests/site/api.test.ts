/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import type { Definitions } from '../../plugins/api-reference/definitions';
import { bindformReference } from '../../plugins/api-reference/fixtures/bindform';
import { definitionAnchor, rowAnchor } from '../../plugins/api-reference/pages/anchors';
import { pagesOf } from '../support/routes';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

/** Compiling the library on a busy machine (ms). */
const PATIENCE = 120_000;

const CHINESE = /\p{Script=Han}/u;

let definitions: Definitions;
beforeAll(async () => {
  definitions = await bindformReference();
}, PATIENCE);

const articleOf = (page: string): Element => {
  const html = fs.readFileSync(path.join(BUILD_DIR, `${page}.html`), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html').querySelector('article')!;
};

/** What is between a heading of the second level and the next one. */
function sectionOf(article: Element, id: string): Element[] {
  const found: Element[] = [];
  let next = article.querySelector(`h2[id="${id}"]`)?.nextElementSibling;
  for (; next && next.tagName !== 'H2'; next = next.nextElementSibling) found.push(next);
  return found;
}

/** Sections that every API page has; the others are its notes. */
const PARTS = ['example', 'demo', 'more'];

/** Pages of a section that follow its outline: all but the landing page. */
const referencePages = (section: 'api' | 'types') =>
  pagesOf(section).filter((page) => page !== 'overview');

describe.each(LOCALES)('the API reference in $id', ({ id: locale, prefix }) => {
  const pages = [
    ...pagesOf('api').map((page) => `api/${page}`),
    ...pagesOf('types').map((page) => `types/${page}`),
  ];
  const articles = new Map(pages.map((page) => [page, articleOf(prefix + page)]));
  const idsOn = (section: string) =>
    new Set(
      [...articles].flatMap(([page, article]) =>
        page.startsWith(section) ? [...article.querySelectorAll('[id]')].map(({ id }) => id) : [],
      ),
    );

  it('shows every export of the library', () => {
    // What only development tools need is on their page.
    const more = articleOf(`${prefix}guides/devtools`).querySelectorAll('[id]');
    const ids = new Set([...idsOn(''), ...Array.from(more, ({ id }) => id)]);
    const lost = Object.keys(definitions).filter((name) => !ids.has(definitionAnchor(name)));
    expect(lost).toEqual([]);
  });

  it('shows every property and parameter', () => {
    const ids = idsOn('');
    const lost = Object.values(definitions).flatMap(({ name, properties, signatures }) =>
      [...properties, ...signatures.flatMap(({ parameters }) => parameters)]
        .map((property) => rowAnchor(name, property.name))
        .filter((anchor) => !ids.has(anchor)),
    );
    expect(lost).toEqual([]);
  });

  it('shows no definition that does not exist', () => {
    const known = new Set(Object.keys(definitions).map(definitionAnchor));
    const shown = [...idsOn('')].filter((id) => id.startsWith('api-'));
    expect(shown.filter((id) => !known.has(id))).toEqual([]);
    for (const article of articles.values()) {
      expect(article.querySelector('.alert--warning[role="status"]')).toBeNull();
    }
  });

  it('describes everything in the language of the page', () => {
    for (const article of articles.values()) {
      for (const section of article.querySelectorAll('section[id^="api-"]')) {
        expect(section.querySelector('[lang]')).toBeNull();
        const described = section.textContent ?? '';
        expect([section.id, CHINESE.test(described)]).toEqual([section.id, locale === 'zh-CN']);
      }
    }
  });

  describe.each(referencePages('api'))('on the page api/%s', (page) => {
    const article = () => articles.get(`api/${page}`)!;
    const section = (id: string) => sectionOf(article(), id);
    const hrefs = (parts: Element[]) =>
      parts.flatMap((part) => [...part.querySelectorAll('a')].map((link) => link.pathname));

    it('says in its first sentence what it is about', () => {
      const first = article().querySelector('.markdown > p')?.textContent ?? '';
      expect(first).toMatch(/[.。]/);
      expect(first.length).toBeGreaterThan(20);
    });

    it('has a minimal example', () => {
      const [code] = section('example').map((part) => part.querySelector('pre code'));
      expect(code?.textContent).toContain("from 'bindform'");
    });

    it('runs a demo', () => {
      const demos = section('demo').filter((part) => part.matches('[data-demo]'));
      expect(demos).toHaveLength(1);
      expect(demos[0].querySelector('[data-demo-preview]')?.textContent).not.toBe('');
    });

    it('has a table', () => {
      expect(article().querySelectorAll('section[id^="api-"] tbody[id]').length).toBeGreaterThan(0);
    });

    it('has notes on behavior', () => {
      const notes = [...article().querySelectorAll('h2[id]')].filter(
        ({ id }) =>
          !PARTS.includes(id) &&
          section(id).length > 0 &&
          section(id).every((part) => !part.matches('section[id^="api-"]')),
      );
      expect(notes.length).toBeGreaterThan(0);
    });

    it('links to its guide and to types', () => {
      const links = hrefs(section('more'));
      expect(links.some((link) => link.startsWith(`${BASE}${prefix}intro/`))).toBe(true);
      expect(links.some((link) => link.startsWith(`${BASE}${prefix}types/`))).toBe(true);
    });
  });

  describe.each(referencePages('types'))('on the page types/%s', (page) => {
    const article = () => articles.get(`types/${page}`)!;
    const text = (id: string) =>
      sectionOf(article(), id)
        .map((part) => part.textContent)
        .join('\n');

    it('has import line, properties first, declaration, usage and an example', () => {
      expect(text('import')).toMatch(/import type \{ \w+ \} from 'bindform';/);
      const panels = article().querySelectorAll('[role="tabpanel"]');
      expect([...panels].map((panel) => panel.hasAttribute('hidden'))).toEqual([false, true]);
      expect(panels[0].querySelector('section[id^="api-"]')).not.toBeNull();
      expect(panels[1].querySelector('pre')?.textContent).toMatch(/\b(type|interface) \w+/);
      expect(text('usage')).not.toBe('');
      expect(text('example')).toContain("from 'bindform'");
    });
  });
});

describe('the cost', () => {
  const sentences = () =>
    [definitions.Rule, definitions.UseFormReturn, definitions.FormItem].flatMap(({ properties }) =>
      properties
        .map(({ documentation }) => documentation.text)
        .filter((text) => /^[\w ,.]{40,}$/.test(text)),
    );

  it.each(['index', 'intro/start', 'intro/vaild'])('of the reference is nothing for %s', (page) => {
    const html = fs.readFileSync(path.join(BUILD_DIR, `${page}.html`), 'utf8');
    const scripts = [...html.matchAll(/assets\/js\/[\w~.-]+\.js/g)].map(([file]) => file);
    expect(scripts.length).toBeGreaterThan(1);
    const code = [...new Set(scripts)]
      .map((file) => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'))
      .join('\n');
    expect(sentences().length).toBeGreaterThan(3);
    expect(sentences().filter((sentence) => code.includes(sentence))).toEqual([]);
    expect(html).not.toContain('api-FormItem');
  });
});
