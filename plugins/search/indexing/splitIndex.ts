import { createHash } from 'node:crypto';
import { columnsOf } from '../columns';
import type { Field } from '../engine/field';
import { packSizes, questionTerms } from '../engine/questions';
import {
  makeVocabulary,
  postingsOf,
  sortTerms,
  type Terms,
  type Vocabulary,
} from '../engine/vocabulary';
import {
  demoRoute,
  INDEX_FORMAT,
  PLACES,
  type IndexFiles,
  type NamesFile,
  type StartPage,
  type TermsFile,
  type TextsFile,
} from '../indexFiles';
import { packTerms } from '../packedTerms';
import type { IndexedDemo, IndexedPage, RouteEntry, SearchIndex } from '../searchIndex';

/**
 * Maximum size of a file of terms, estimated (bytes); it compresses to about 3.4 KB. Smaller files make searches smaller,
 * but their list in the first file longer.
 */
const TERMS_BYTES = 6_000;

/** Maximum size of a file of names (bytes); it compresses to about 4 KB. */
const NAMES_BYTES = 12_000;

/** Size of a text in the encoding of the files (bytes). */
const bytesOf = (text: string) => text.replace(/\P{ASCII}/gu, '..').length;

/** A page with its demos. */
interface PageParts {
  page: IndexedPage;
  demos: IndexedDemo[];
  /** Texts of its entries: the page itself, its sections, properties and demos. */
  texts: string[];
  /** Titles and keywords of each entry. */
  names: string[][];
  /** Questions that each entry answers, short ones first: their sizes compress to half as much in order. */
  asked: string[][];
}

function partsOf(page: IndexedPage, demos: IndexedDemo[]): PageParts {
  const { sections, properties } = page;
  return {
    page,
    demos,
    texts: [
      page.description,
      ...sections.map(({ text }) => text),
      ...[...properties, ...demos].map(({ description }) => description),
    ],
    asked: [page, ...sections, ...properties].map(({ asked = [] }) =>
      [...asked].sort((a, b) => questionTerms(a).length - questionTerms(b).length),
    ),
    names: [
      [page.title, ...page.keywords],
      ...sections.map(({ title, keywords = [] }) => [title, ...keywords]),
      ...properties.map(({ name, keywords = [] }) => [name, ...keywords]),
      ...demos.map(({ title, keywords }) => [title, ...keywords]),
    ],
  };
}

/** Splits a list where a part would become too long, or where the kind of item changes. */
function cut<T>(items: T[], length: (item: T) => number, most: number, kind?: (item: T) => number) {
  const parts: T[][] = [];
  let sum = 0;
  for (const item of items) {
    const last = parts.at(-1);
    sum += length(item);
    if (last && sum <= most && kind?.(item) === kind?.(last[0])) last.push(item);
    else {
      parts.push([item]);
      sum = length(item);
    }
  }
  return parts;
}

/** Collects the terms of all pages, with the numbers of their places. */
function vocabularyOf(parts: PageParts[]): Vocabulary {
  let place = 0;
  const field = (id: number, page: number, text: string): Field => ({
    ...{ id, page, text, lower: text, hasPinyin: false, isText: true },
  });
  const fields = parts.flatMap(({ names, texts }, page) =>
    texts.flatMap((text, entry) => {
      const own = names[entry].map((name) => field(place, page, name));
      place += PLACES;
      return [...own, field(place - 1, page, text)];
    }),
  );
  return makeVocabulary(fields);
}

/** Collects the terms of all questions, with the numbers of the questions. */
function askedTerms(parts: PageParts[]): Terms {
  const postings = new Map<string, number[]>();
  parts
    .flatMap(({ asked }) => asked.flat())
    .forEach((text, number) => {
      for (const term of questionTerms(text)) {
        postingsOf(postings, term).push(number);
      }
    });
  return sortTerms(postings);
}

/** Groups neighboring terms into files, by the first term of each. */
function termsFiles({ words, parts, bigrams }: Vocabulary, asked: Terms): Map<string, TermsFile> {
  const kinds = [words, parts, bigrams, asked];
  const sorted = [...new Set(kinds.flatMap((terms) => terms.sorted))].sort();
  const places = (term: string) =>
    kinds.reduce((sum, { postings }) => sum + (postings.get(term)?.length ?? 0), 0);
  const files = cut(sorted, (term) => bytesOf(term) + 3 * places(term), TERMS_BYTES);
  const pack = (terms: Terms, chosen: string[]) =>
    packTerms(
      terms,
      chosen.filter((term) => terms.postings.has(term)),
    );
  return new Map(
    files.map((chosen) => [
      chosen[0],
      {
        words: pack(words, chosen),
        parts: pack(parts, chosen),
        bigrams: pack(bigrams, chosen),
        asked: pack(asked, chosen),
      },
    ]),
  );
}

/** Adds the index of the page to each of its rows. */
const withPage = <T>(parts: PageParts[], rowsOfPage: (parts: PageParts) => T[]) =>
  parts.flatMap((each, page) => rowsOfPage(each).map((row) => ({ ...row, page })));

function namesFile(parts: PageParts[], namesakes: ReadonlyMap<string, number>): NamesFile {
  const sections = withPage(parts, ({ page }) => page.sections).map((section) => {
    const count = namesakes.get(section.title) ?? 1;
    return { ...section, namesakes: count > 1 ? count : undefined };
  });
  return {
    keywords: parts.map(({ page }) => page.keywords),
    sections: columnsOf<(typeof sections)[number]>(sections, [
      ...(['page', 'id', 'title', 'keywords', 'namesakes'] as const),
    ]),
    properties: columnsOf(
      withPage(parts, ({ page }) => page.properties),
      ['page', 'id', 'name', 'keywords'],
    ),
    demos: parts.flatMap(({ demos }) => demos.map(({ keywords }) => keywords)),
  };
}

const textsFile = ({ page, texts }: PageParts): TextsFile => ({
  texts,
  types: page.properties.map(({ type }) => type ?? null),
});

/** Counts the sections with each title. */
function countTitles(pages: IndexedPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of pages.flatMap(({ sections }) => sections)) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return counts;
}

/** Returns the version of the files: a hash of their content, like in script names. */
const versionOf = (files: object) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);

/**
 * Splits an index into the files of one language; the README of the search describes each file.
 *
 * @param base prefix of all addresses
 */
export function splitIndex(index: SearchIndex, base: string): IndexFiles {
  const { nav, pinyin, questionWords, everyday } = index;
  const short = (path: string) => path.slice(base.length);
  const parts = index.pages.map((page) =>
    partsOf(
      page,
      index.demos.filter((demo) => demo.page === page.path),
    ),
  );
  const demoRoutes = new Set(index.demos.map(({ id }) => demoRoute(id, base).path));
  const routes = index.routes
    .filter(({ path }) => !demoRoutes.has(path))
    // Most routes have their address as their id.
    .map(({ id, path, ...route }) => {
      return { ...route, path: short(path), id: id === short(path) ? undefined : id } as RouteEntry;
    });
  const pages = parts.map(({ page: { path, title, nav, facet }, texts, asked }): StartPage => {
    const sizes = packSizes(asked).trimEnd() || undefined;
    return { path: short(path), title, nav, facet, entries: texts.length, asked: sizes };
  });
  const demos = parts.flatMap((each) => each.demos.map((demo) => ({ ...demo })));
  const terms = termsFiles(vocabularyOf(parts), askedTerms(parts));
  const length = ({ names }: PageParts) => bytesOf(JSON.stringify(names));
  const groups = cut(parts, length, NAMES_BYTES, ({ page }) => page.nav);
  const namesakes = countTitles(index.pages);
  const files: IndexFiles = {
    start: {
      version: '',
      format: INDEX_FORMAT,
      ...{ base, nav, pinyin, questionWords, everyday },
      routes: columnsOf(routes, ['path', 'id', 'parentId', 'isLayout', 'prerender']),
      pages: columnsOf(pages, ['path', 'title', 'nav', 'facet', 'entries', 'asked']),
      demos: columnsOf(
        demos.map((demo) => ({ ...demo, page: short(demo.page) })),
        ['page', 'id', 'title'],
      ),
      names: groups.map((group) => group.length),
      terms: [...terms.keys()],
    },
    parts: {
      names: groups.map((group) => namesFile(group, namesakes)),
      terms: [...terms.values()],
      texts: parts.map(textsFile),
    },
  };
  files.start.version = versionOf(files);
  return files;
}
