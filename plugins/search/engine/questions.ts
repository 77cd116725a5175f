import type { CollectedPage, Collection } from './collection';
import { correctNames } from './correctNames';
import type { Entry } from './entries';
import { bigrams } from './vocabulary';
import { isHan, lowerCase, textRuns } from './words';

/** A question of readers, without its text: only its terms are in the index. */
export interface Question {
  /** Index of the page that answers it. */
  page: number;
  /** Index of the entry that answers it, on the page. */
  entry: number;
  /** Number of its terms. */
  size: number;
}

/** An entry that answers a question, with its page. */
export interface Answer {
  page: CollectedPage;
  entry: Entry;
}

/** Returns the terms of a question: its words, and pairs of neighboring Chinese characters. */
export function questionTerms(text: string): string[] {
  const terms = textRuns(text).flatMap((run) => (isHan(run) ? bigrams(run) : [lowerCase(run)]));
  return [...new Set(terms)];
}

/** Returns the terms by which keywords are compared with questions: none for a name alone, which is matched as it is. */
export function comparedTerms(collection: Collection, keywords: string): string[] {
  const isCompared = collection.questions.length > 0 && textRuns(keywords).some(isHan);
  return isCompared ? questionTerms(correctNames(collection, keywords)) : [];
}

/** Encodes the sizes of the questions of a page: a digit for each, a word for each entry. */
export const packSizes = (questions: string[][]): string =>
  questions
    .map((own) => own.map((text) => Math.min(questionTerms(text).length, 35).toString(36)).join(''))
    .join(' ');

/** Reads the output of {@link packSizes}. */
export const unpackSizes = (sizes: string, page: number): Question[] =>
  sizes
    .split(' ')
    .flatMap((own, entry) =>
      [...own].map((digit) => ({ page, entry, size: Number.parseInt(digit, 36) })),
    );

/** Number of questions that are compared by the entries that answer them. */
const NEAREST = 25;

/** Similarity below which a question is about something else, from 0 to 1. */
const LEAST = 0.15;

/**
 * Rarity of a typical term, relative to a term of one question. The terms of a question that are not typed are not
 * loaded, so its length is estimated by their number.
 */
const TYPICAL = 2 / 3;

/** Returns the questions that have the most of the keywords, weighted by rarity, with their cosine similarity. */
function nearest(collection: Collection, keywords: string): [Question, number][] {
  const { questions, asked } = collection;
  const rarity = (count: number) => Math.log(1 + questions.length / Math.max(count, 0.5));
  const typical = (TYPICAL * rarity(1)) ** 2;
  const shared = new Map<number, number>();
  let whole = 0;
  for (const term of comparedTerms(collection, keywords)) {
    const numbers = asked.postings.get(term) ?? [];
    const weight = rarity(numbers.length) ** 2;
    whole += weight;
    for (const number of numbers) shared.set(number, (shared.get(number) ?? 0) + weight);
  }
  return [...shared]
    .map(([number, weight]): [Question, number] => {
      const question = questions[number];
      return [question, weight / Math.sqrt(whole * question.size * typical)];
    })
    .filter(([, similarity]) => similarity > LEAST)
    .sort(([, a], [, b]) => b - a)
    .slice(0, NEAREST);
}

/**
 * Finds the entries that answer the questions most like the keywords, best first.
 *
 * @returns none whose names are not loaded
 */
export function findAnswers(collection: Collection, keywords: string): Answer[] {
  const scores = new Map<Entry, { answer: Answer; score: number }>();
  for (const [question, similarity] of nearest(collection, keywords)) {
    const page = collection.pages[question.page];
    const entry = page.entries.at(question.entry);
    if (!entry) continue;
    const score = (scores.get(entry)?.score ?? 0) + similarity ** 2;
    scores.set(entry, { answer: { page, entry }, score });
  }
  return [...scores.values()].sort((a, b) => b.score - a.score).map(({ answer }) => answer);
}

/** Returns the indices of the pages that answer the questions most like the keywords, best first. */
export const answeringPages = (collection: Collection, keywords: string): number[] => [
  ...new Set(nearest(collection, keywords).map(([{ page }]) => page)),
];
