import type { SearchHint, SearchResultGroup } from '../worker/protocol';

/** Results as the dialog shows them. */
export interface ArrangedResults {
  /** The best of all, when it would not be first anyway. */
  best?: { hint: SearchHint; group: string };
  /** Navigation sections with their first hints, the best of all left out. */
  groups: SearchResultGroup[];
  /** All hints there are, also those left out. */
  total: number;
}

/**
 * Chooses what the dialog shows. Sections stay in navbar order, so the best hint of all is put before
 * them when it belongs to a later one: Enter then opens what the reader most likely means.
 *
 * @param limit hints of a section that are shown at most
 */
export function arrangeResults(groups: SearchResultGroup[], limit: number): ArrangedResults {
  const total = groups.reduce((sum, { hints }) => sum + hints.length, 0);
  const top = groups.reduce<SearchResultGroup | undefined>(
    (leader, group) =>
      leader && leader.hints[0].priority >= group.hints[0].priority ? leader : group,
    undefined,
  );
  const isFirst = top === groups[0];
  const shown = groups.map((group) => {
    const hints = group === top && !isFirst ? group.hints.slice(1) : group.hints;
    return { title: group.title, hints: hints.slice(0, limit) };
  });
  return {
    best: top && !isFirst ? { hint: top.hints[0], group: top.title } : undefined,
    groups: shown.filter(({ hints }) => hints.length > 0),
    total,
  };
}
