import crypto from 'node:crypto';
import type { PageFolder } from './pageFolder';
import { pageOutline, type Section } from './pageOutline';

/** What was reviewed: page without extension, then section id, then hash of the English block. */
export type ReviewLock = Record<string, Record<string, string>>;

/** Why a translated block waits: never reviewed, the English changed since, or the English is gone. */
export type ReviewState = 'unreviewed' | 'stale' | 'removed';

/** A translated block that waits. */
export interface WaitingBlock {
  page: string;
  /** Id of the heading, or `opening`. */
  section: string;
  state: ReviewState;
}

const HASH_LENGTH = 12;

/** Short hash of a block, without its spaces and line breaks: those say nothing to a translator. */
export const blockHash = ({ source }: Section): string =>
  crypto
    .createHash('sha256')
    .update(source.replace(/\s+/g, ' '))
    .digest('hex')
    .slice(0, HASH_LENGTH);

const withoutExtension = (file: string) => file.replace(/\.mdx?$/, '');

/**
 * Hashes the English blocks of every page.
 *
 * @param english the English pages
 * @returns the lock as it is when every translation has been reviewed
 */
export function currentHashes(english: PageFolder): ReviewLock {
  return Object.fromEntries(
    Object.entries(english.pages).map(([file, text]) => [
      withoutExtension(file),
      Object.fromEntries(pageOutline(text).map((section) => [section.id, blockHash(section)])),
    ]),
  );
}

/**
 * Finds the translated blocks that wait for a review.
 *
 * @param current hashes of the English as it is now
 * @param reviewed hashes of the English that the translations were reviewed against
 */
export function waitingBlocks(current: ReviewLock, reviewed: ReviewLock): WaitingBlock[] {
  return Object.entries(current).flatMap(([page, sections]) => {
    const known = reviewed[page] ?? {};
    const changed = Object.entries(sections)
      .filter(([section, hash]) => known[section] !== hash)
      .map(([section]): WaitingBlock => ({
        page,
        section,
        state: known[section] ? 'stale' : 'unreviewed',
      }));
    const gone = Object.keys(known).filter((section) => !(section in sections));
    return [
      ...changed,
      ...gone.map((section): WaitingBlock => ({ page, section, state: 'removed' })),
    ];
  });
}

/**
 * Notes that one block has been reviewed, or forgets one whose English is gone.
 *
 * @returns the same lock if neither language ever had such a block
 */
export function acceptBlock(
  { page, section }: Pick<WaitingBlock, 'page' | 'section'>,
  current: ReviewLock,
  reviewed: ReviewLock,
): ReviewLock {
  if (!Object.hasOwn(current, page)) return reviewed;
  const { [section]: _before, ...others } = reviewed[page] ?? {};
  const hash = Object.hasOwn(current[page], section) ? current[page][section] : undefined;
  return { ...reviewed, [page]: hash ? { ...others, [section]: hash } : others };
}

/**
 * Notes that pages have been reviewed, and forgets pages that are gone.
 *
 * @param pages names of pages, all of them in `current`
 */
export function acceptPages(
  pages: string[],
  current: ReviewLock,
  reviewed: ReviewLock,
): ReviewLock {
  const kept = Object.keys(current).filter((page) => pages.includes(page) || reviewed[page]);
  return Object.fromEntries(
    kept.map((page) => [page, pages.includes(page) ? current[page] : reviewed[page]]),
  );
}
