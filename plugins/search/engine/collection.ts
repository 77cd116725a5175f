import { groupRows, rowsOf } from '../columns';
import {
  PLACES,
  type IndexStart,
  type NamesFile,
  type PartFiles,
  type TermsFile,
  type TextsFile,
} from '../indexFiles';
import { unpackTerms } from '../packedTerms';
import type { DemoEntry, Facet, SearchIndex } from '../searchIndex';
import { makeEntry, otherNames, type Entry } from './entries';
import { makeEveryday, type Everyday } from './everyday';
import type { Field } from './field';
import { unpackSizes, type Question } from './questions';
import { makeQuestionWords, type QuestionWords } from './questionWords';
import {
  joinTerms,
  joinVocabulary,
  makeVocabulary,
  sortTerms,
  type Terms,
  type Vocabulary,
} from './vocabulary';
import { lowerCase } from './words';

const HAN = /\p{Script=Han}/u;

/** A page with its searchable entries, the page itself first. */
export interface CollectedPage {
  path: string;
  title: string;
  nav: number;
  facet: Facet;
  /** Only the page itself until the file with its names is loaded. */
  entries: Entry[];
  /** Id of the names field of its first entry; see `PLACES`. */
  first: number;
  /** Number of entries once its names are loaded. */
  size: number;
  /** Its demos, in order. */
  demos: DemoEntry[];
  /** Types of its properties, loaded with its texts. */
  types: (string | null)[];
}

/** The loaded part of the index of one language, ready to be searched. */
export interface Collection {
  start: IndexStart;
  nav: SearchIndex['nav'];
  pages: CollectedPage[];
  /** Fields by id: first the places numbered in the files, then the loaded names. */
  fields: Field[];
  vocabulary: Vocabulary;
  /** Questions that entries answer, by number, and their loaded terms. */
  questions: Question[];
  asked: Terms;
  /** Words of a question that do not describe its subject. */
  questionWords: QuestionWords;
  /** Words of the pages by what readers say instead. */
  everyday: Everyday;
  /** Character to its toneless readings. */
  readings: Map<string, string[]>;
  /** Indices of the loaded files. */
  has: Record<keyof PartFiles, Set<number>>;
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

/** Creates fields for names; `enter` adds their terms to the vocabulary. */
function naming(collection: Pick<Collection, 'fields' | 'vocabulary'>) {
  const { fields, vocabulary } = collection;
  const first = fields.length;
  return {
    nameOn: (page: number) => (text: string) => {
      const field: Field = {
        ...{ id: fields.length, page, text, lower: lowerCase(text) },
        hasPinyin: HAN.test(text),
        isText: false,
      };
      fields.push(field);
      return field;
    },
    enter: () => joinVocabulary(vocabulary, makeVocabulary(fields.slice(first))),
  };
}

/** Creates a collection with only the pages and their titles. */
export function startCollection(start: IndexStart): Collection {
  const { base, nav } = start;
  const rows = rowsOf(start.pages);
  const demos = groupRows(rowsOf(start.demos), ({ page }) => page);
  const fields: Field[] = [];
  const firsts = rows.map(({ entries }, page) => {
    const first = fields.length;
    for (let id = first; id < first + entries * PLACES; id += 1) {
      fields.push({ id, page, text: '', lower: '', hasPinyin: false, isText: true });
    }
    return first;
  });
  const vocabulary = makeVocabulary([]);
  const { nameOn, enter } = naming({ fields, vocabulary });
  const pages = rows.map(({ path, title, nav, facet, entries: size }, page): CollectedPage => {
    const first = firsts[page];
    const itself = { type: 'page', link: base + path, title } as const;
    return {
      ...{ path: base + path, title, nav, facet, first, size },
      entries: [makeEntry(itself, fields[first + 1], nameOn(page))],
      demos: demos.get(path) ?? [],
      types: [],
    };
  });
  enter();
  return {
    ...{ start, nav, pages, fields, vocabulary },
    questions: rows.flatMap(({ asked = '' }, page) => unpackSizes(asked, page)),
    asked: sortTerms(new Map()),
    questionWords: makeQuestionWords(start.questionWords),
    everyday: makeEveryday(start.everyday ?? {}),
    readings: readingsOf(start.pinyin),
    has: { names: new Set(), terms: new Set(), texts: new Set() },
  };
}

/** Returns the field for the text of an entry. */
const textField = (
  { fields }: Pick<Collection, 'fields'>,
  { first }: CollectedPage,
  entry: number,
): Field => fields[first + entry * PLACES + 1];

/** Adds the names of a range of pages. */
function addNames(collection: Collection, position: number, file: NamesFile): void {
  const sizes = collection.start.names;
  const first = sizes.slice(0, position).reduce((sum, size) => sum + size, 0);
  const sections = groupRows(rowsOf(file.sections), ({ page }) => page);
  const properties = groupRows(rowsOf(file.properties), ({ page }) => page);
  const { nameOn, enter } = naming(collection);
  let demoCount = 0;
  for (let offset = 0; offset < sizes[position]; offset += 1) {
    const page = collection.pages[first + offset];
    const [itself] = page.entries;
    const name = nameOn(first + offset);
    const add = (entry: Parameters<typeof makeEntry>[0]) =>
      page.entries.push(makeEntry(entry, textField(collection, page, page.entries.length), name));
    const at = (id: string) => `${page.path}#${id}`;
    itself.hidden = file.keywords[offset].map(name);
    for (const { id, title, keywords, namesakes } of sections.get(offset) ?? []) {
      const others = otherNames(title, keywords);
      add({ type: 'content', link: at(id), title, keywords: others, namesakes });
    }
    for (const { id, name: title, keywords } of properties.get(offset) ?? []) {
      add({ type: 'title', link: at(id), title, keywords });
    }
    for (const { id, title } of page.demos) {
      add({ type: 'demo', link: at(id), title, keywords: file.demos[demoCount++] });
    }
  }
  enter();
}

function addTerms({ vocabulary, asked }: Collection, file: TermsFile): void {
  joinTerms(asked, unpackTerms(file.asked));
  joinVocabulary(vocabulary, {
    words: unpackTerms(file.words),
    parts: unpackTerms(file.parts),
    bigrams: unpackTerms(file.bigrams),
  });
}

function addTexts({ pages, fields }: Collection, page: number, { texts, types }: TextsFile): void {
  texts.forEach((text, entry) => {
    Object.assign(textField({ fields }, pages[page], entry), { text, lower: lowerCase(text) });
  });
  pages[page].types = types;
}

/** Adds a loaded file; does nothing if it was already added. */
export function addPart<K extends keyof PartFiles>(
  collection: Collection,
  kind: K,
  position: number,
  file: PartFiles[K],
): void {
  if (collection.has[kind].has(position)) return;
  collection.has[kind].add(position);
  if (kind === 'names') addNames(collection, position, file as NamesFile);
  else if (kind === 'terms') addTerms(collection, file as TermsFile);
  else addTexts(collection, position, file as TextsFile);
}
