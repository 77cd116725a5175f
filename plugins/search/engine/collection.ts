import { makeQuestionWords, type QuestionWords } from './questionWords';
import type { Facet, IndexedDemo, IndexedPage, IndexedSection, SearchIndex } from '../searchIndex';
import type { SearchHint } from '../worker/protocol';
import type { Field } from './field';
import { lowerCase } from './words';
import { makeVocabulary, type Vocabulary } from './vocabulary';
import { WEIGHTS } from './weights';

const HAN = /\p{Script=Han}/u;

/** What may become a hint: a title, a text, and words that only help to find it. */
export interface Entry {
  type: SearchHint['type'];
  link: string;
  title: Field;
  text: Field;
  hidden: Field[];
  /** How many sections have this very title, itself included. */
  namesakes: number;
  /** Type of a property, as TypeScript writes it. */
  signature?: string;
  /** Weight of a match in the title. */
  titleWeight: number;
}

/** A page with all that can be found on it, the page itself first. */
export interface CollectedPage {
  title: string;
  nav: number;
  facet: Facet;
  entries: Entry[];
}

/** Everything of one language, ready to be searched. */
export interface Collection {
  nav: SearchIndex['nav'];
  pages: CollectedPage[];
  fields: Field[];
  vocabulary: Vocabulary;
  /** Words of a question that say nothing about its subject. */
  questionWords: QuestionWords;
  /** Character to its toneless readings. */
  readings: Map<string, string[]>;
}

function readingsOf(pinyin: SearchIndex['pinyin']): Map<string, string[]> {
  const readings = new Map<string, string[]>();
  for (const [syllable, characters] of Object.entries(pinyin)) {
    for (const character of characters) {
      readings.set(character, [...(readings.get(character) ?? []), syllable]);
    }
  }
  return readings;
}

const IN_PARENTHESES = /[(（]([^)）]+)[)）]/gu;

/** What a section is also called: its keywords, and the names that its heading has in parentheses. */
function otherNames({ title, keywords = [] }: IndexedSection): string[] {
  const names = [...title.matchAll(IN_PARENTHESES)].flatMap(([, inside]) => inside.split(/[,、]/u));
  return [...new Set([...names.map((name) => name.trim()), ...keywords])];
}

/** Prepares an index for searching. */
export function makeCollection(index: SearchIndex): Collection {
  const fields: Field[] = [];
  const pages: CollectedPage[] = [];

  const field = (text: string, hasPinyin: boolean): Field => {
    const id = fields.length;
    const made = { id, page: pages.length, text, lower: lowerCase(text), hasPinyin };
    fields.push(made);
    return made;
  };
  const title = (text: string) => field(text, HAN.test(text));
  const body = (text: string) => field(text, false);

  const namesakes = new Map<string, number>();
  for (const section of index.pages.flatMap(({ sections }) => sections)) {
    namesakes.set(section.title, (namesakes.get(section.title) ?? 0) + 1);
  }

  const demoEntry = (demo: IndexedDemo): Entry => ({
    type: 'demo',
    link: `${demo.page}#${demo.id}`,
    title: title(demo.title),
    text: body(demo.description),
    hidden: demo.keywords.map(title),
    namesakes: 1,
    titleWeight: WEIGHTS.title,
  });

  const pageEntries = (page: IndexedPage): Entry[] => {
    const itself: Entry = {
      type: 'page',
      link: page.path,
      title: title(page.title),
      text: body(page.description),
      hidden: page.keywords.map(title),
      namesakes: 1,
      titleWeight: WEIGHTS.pageTitle,
    };
    const sections = page.sections.map((section): Entry => ({
      type: 'content',
      link: `${page.path}#${section.id}`,
      title: title(section.title),
      text: body(section.text),
      hidden: otherNames(section).map(title),
      namesakes: namesakes.get(section.title) ?? 1,
      titleWeight: WEIGHTS.title,
    }));
    const properties = page.properties.map((property): Entry => ({
      type: 'title',
      link: `${page.path}#${property.id}`,
      title: title(property.name),
      text: body(property.description),
      hidden: (property.keywords ?? []).map(title),
      signature: property.type,
      namesakes: 1,
      titleWeight: WEIGHTS.title,
    }));
    const demos = index.demos.filter((demo) => demo.page === page.path).map(demoEntry);
    return [itself, ...sections, ...properties, ...demos];
  };

  for (const page of index.pages) {
    const { title, nav, facet } = page;
    pages.push({ title, nav, facet, entries: pageEntries(page) });
  }
  const vocabulary = makeVocabulary(fields);
  return {
    ...{ nav: index.nav, pages, fields, vocabulary },
    questionWords: makeQuestionWords(index.questionWords),
    readings: readingsOf(index.pinyin),
  };
}
