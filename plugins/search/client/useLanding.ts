import { useStorageSlot } from '@docusaurus/theme-common';
import type { SearchHint, SearchResultGroup } from '../worker/protocol';

/** A page opened from the results, with the words that matched. */
export interface Landing {
  /** Address of the page without anchor. */
  path: string;
  /** Hash including `#`, or empty. */
  hash: string;
  words: string[];
}

/** Maximum number of words kept. */
const MAX_WORDS = 24;

const pageOf = (hint: SearchHint) => hint.link.split('#')[0];

/** Returns the distinct words that matched the keywords in the hints of a page. */
export function highlightedWords(path: string, groups: SearchResultGroup[]): string[] {
  const words = groups
    .flatMap(({ hints }) => hints)
    .filter((hint) => pageOf(hint) === path)
    .flatMap((hint) => hint.words);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function parse(stored: string | null): Landing | undefined {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Landing> | null;
    const isLanding = typeof value?.path === 'string' && Array.isArray(value.words);
    return isLanding ? ({ hash: '', ...value } as Landing) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the last landing for the session, until the reader clears it. */
export function useLanding(): [
  Landing | undefined,
  { land: (hint: SearchHint, groups: SearchResultGroup[]) => void; clear: () => void },
] {
  const [stored, slot] = useStorageSlot('search.landing', { persistence: 'sessionStorage' });
  return [
    parse(stored),
    {
      land: (hint, groups) => {
        const path = pageOf(hint);
        const hash = hint.link.slice(path.length);
        const landing: Landing = { path, hash, words: highlightedWords(path, groups) };
        slot.set(JSON.stringify(landing));
      },
      clear: slot.del,
    },
  ];
}
