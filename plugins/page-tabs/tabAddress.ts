/** The tabs that a query parameter chooses between. The first value is the default. */
export interface TabChoice {
  /** Name of the query parameter. */
  param: string;
  values: string[];
}

/**
 * Finds the tab that an address asks for.
 *
 * @param search query of the address, with or without its question mark
 * @param choice the tabs there are
 * @returns undefined when the address names none or one that does not exist
 */
export function tabInAddress(search: string, { param, values }: TabChoice): string | undefined {
  const value = new URLSearchParams(search).get(param);
  return value !== null && values.includes(value) ? value : undefined;
}

/** The tab to show for an address: the one it asks for, else the default. */
export function activeTab(search: string, choice: TabChoice): string {
  return tabInAddress(search, choice) ?? choice.values[0];
}

/**
 * Writes a tab into a query. The default tab removes the parameter; other parameters stay
 * as they are, to the letter.
 *
 * @param search query of the address, with or without its question mark
 * @param value of the tab to show
 * @returns the query with its question mark, or an empty text
 */
export function searchWithTab(search: string, { param, values }: TabChoice, value: string): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair && !new URLSearchParams(pair).has(param));
  if (value !== values[0]) pairs.push(String(new URLSearchParams({ [param]: value })));
  return pairs.length ? `?${pairs.join('&')}` : '';
}
