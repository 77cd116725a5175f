/** An item of the navbar, as far as search reads it. */
export interface NavbarItem {
  type?: string;
  label?: string;
  sidebarId?: string;
  items?: NavbarItem[];
}

/** A navigation section: its title and the sidebar whose pages belong to it. */
export interface SidebarSection {
  title: string;
  sidebarId: string;
}

/**
 * The sections of the top navigation in navbar order: each item that opens a sidebar, also those in
 * a dropdown. Pages of other sidebars come last.
 *
 * @param items the navbar's items, with labels in the language of the build
 * @param sidebarIds sidebars that hold pages
 */
export function navSections(items: NavbarItem[], sidebarIds: Iterable<string>): SidebarSection[] {
  const inNavbar = items
    .flatMap((item) => [item, ...(item.items ?? [])])
    .flatMap(({ type, label, sidebarId }) =>
      type === 'docSidebar' && sidebarId ? [{ title: label ?? sidebarId, sidebarId }] : [],
    );
  const known = new Set(inNavbar.map(({ sidebarId }) => sidebarId));
  const others = [...new Set(sidebarIds)].filter((sidebarId) => !known.has(sidebarId));
  return [...inNavbar, ...others.map((sidebarId) => ({ title: sidebarId, sidebarId }))];
}
