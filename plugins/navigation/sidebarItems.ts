import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { Generated } from './generated';
import type { NavigationGroup, NavigationPage, NavigationSection } from './sections';

/** The function by which Docusaurus has a sidebar generated. */
export type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];

/** An entry of a sidebar, in Docusaurus's own form. */
export type SidebarItem = Awaited<ReturnType<SidebarItemsGenerator>>[number];

const pageEntry = (page: NavigationPage): Generated<SidebarItem> => ({
  key: page.id,
  item: { type: 'doc', id: page.id },
});

function groupEntries({ key, title, pages }: NavigationGroup): Generated<SidebarItem>[] {
  const items = pages.map(pageEntry);
  if (key === undefined) return items;
  // The key names the group's translation, so it is the same in all languages. Groups are always open.
  const shape = { key, collapsible: false, collapsed: false, items: [] };
  return [{ key, item: { type: 'category', label: title ?? key, ...shape }, items }];
}

/**
 * Turns a section into the entries of its sidebar: pages without a group, then groups with their pages.
 * Options name a page by its id and a group by its English title.
 *
 * @param section from `arrangeSections`
 */
export function sidebarItems(section: NavigationSection): Generated<SidebarItem>[] {
  return section.groups.flatMap(groupEntries);
}
