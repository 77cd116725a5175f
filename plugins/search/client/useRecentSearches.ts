import { useStorageSlot } from '@docusaurus/theme-common';

/** Maximum number of searches kept. */
const MAX_RECENT = 5;

/** The last searches that led to a page. */
export interface RecentSearches {
  /** Newest first. */
  recent: string[];
  /** Adds a search, or moves it to the front. */
  remember: (keywords: string) => void;
  forget: () => void;
}

function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** The reader's recent searches, kept in local storage. */
export function useRecentSearches(): RecentSearches {
  const [stored, slot] = useStorageSlot('search.recent');
  const recent = parse(stored);
  return {
    recent,
    remember: (keywords) => {
      const others = recent.filter((known) => known !== keywords);
      slot.set(JSON.stringify([keywords, ...others].slice(0, MAX_RECENT)));
    },
    forget: slot.del,
  };
}
