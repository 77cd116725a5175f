import { useStorageSlot } from '@docusaurus/theme-common';
import { leaveFocusAt } from '@site/src/components/addresses/useFocusOnArrival';
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

/** The result that is being opened. */
let opening: Landing | undefined;

/**
 * Returns the landing of a result that was opened, once; none on a reload, on the way back, and after any other
 * link to the same place.
 *
 * @param path address of the page that is shown now
 * @param hash hash including `#`, or empty
 */
export function takeLanding(path: string, hash: string): Landing | undefined {
  const landing = opening;
  opening = undefined;
  return landing?.path === path && landing.hash === hash ? landing : undefined;
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
        opening = landing;
        slot.set(JSON.stringify(landing));
        // The focus goes to the words.
        if (landing.words.length > 0) leaveFocusAt(hint.link);
      },
      clear: slot.del,
    },
  ];
}
