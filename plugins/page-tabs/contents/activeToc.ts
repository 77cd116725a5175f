import { activeTab, type TabChoice } from '../tabAddress';

/** The tab that a heading is in, as `remarkPageTabs` writes it into the table of contents. */
export interface TocTab extends TabChoice {
  /** Value of the tab. */
  value: string;
}

/**
 * Whether an entry of the table of contents is in a tab that is shown, or in none.
 *
 * @param entry with the `tab` of `remarkPageTabs`
 * @param search query of the address
 */
export function inActiveTab(entry: { tab?: TocTab }, search: string): boolean {
  return !entry.tab || activeTab(search, entry.tab) === entry.tab.value;
}
