const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The part of a keyboard event that decides. */
export interface TabKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Finds the tab that a key leads to (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 *
 * @param values of the tabs in their order
 * @param current value of the tab that has the focus
 * @param event key that was pressed; one with a modifier belongs to the browser
 * @returns undefined for any other key
 */
export function nextTab(values: string[], current: string, event: TabKey): string | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined;
  const index = MOVES[event.key]?.(values.indexOf(current), values.length);
  return index === undefined ? undefined : values[index];
}
