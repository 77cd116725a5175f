import type { RankedHint } from './hints';

/** How little the first places count more than those after them; the constant of the method. */
const DAMPING = 3;

const worth = (position: number) => 1 / (DAMPING + position);

/** Returns the position of each hint among the best hints of the pages; the others of a page have none. */
function pagePositions(hints: RankedHint[]): Map<string, number> {
  const pages = new Set<RankedHint['page']>();
  const positions = new Map<string, number>();
  for (const { hint, page } of hints) {
    if (pages.has(page)) continue;
    positions.set(hint.link, pages.size);
    pages.add(page);
  }
  return positions;
}

/**
 * Joins two rankings by reciprocal rank fusion (https://dl.acm.org/doi/10.1145/1571941.1572114), which needs no scores
 * that can be compared.
 *
 * @param hints the hints of the words, best first
 * @param answers the hints of the questions, best first
 * @param weight weight of the second ranking, relative to the first
 */
export function fuse(hints: RankedHint[], answers: RankedHint[], weight: number): RankedHint[] {
  if (answers.length === 0) return hints;
  const scores = new Map<string, number>();
  const add = (link: string, score: number) => scores.set(link, (scores.get(link) ?? 0) + score);
  for (const [link, position] of pagePositions(hints)) add(link, worth(position));
  answers.forEach(({ hint }, position) => add(hint.link, weight * worth(position)));
  const known = new Set(hints.map(({ hint }) => hint.link));
  const all = [...hints, ...answers.filter(({ hint }) => !known.has(hint.link))];
  const score = ({ hint }: RankedHint) => scores.get(hint.link) ?? 0;
  return all.sort((a, b) => score(b) - score(a));
}
