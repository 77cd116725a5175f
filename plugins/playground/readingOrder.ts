import type { AllContent } from '@docusaurus/types';
import type { DocPage } from '../demos/placements';

/** A page of the documentation in its sidebar. */
export interface SidebarPage {
  permalink: string;
  title: string;
  /** Label of the innermost category that it is in; its own title without one. */
  group: string;
}

/** The parts of a sidebar's item that are read here. */
interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  items?: SidebarItem[];
}

/** The parts of what the docs plugin loads that are read here. */
interface DocsContent {
  loadedVersions: { docs: (DocPage & { id: string })[]; sidebars: Record<string, SidebarItem[]> }[];
}

/**
 * Lists the pages of the documentation as their sidebars do.
 *
 * @param allContent contents of all plugins, by name and id
 */
export function readingOrder(allContent: AllContent): SidebarPage[] {
  const contents = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return (contents as DocsContent[]).flatMap(({ loadedVersions }) =>
    loadedVersions.flatMap(({ docs, sidebars }) => {
      const pages = new Map(docs.map((doc) => [doc.id, doc]));
      const below = (items: SidebarItem[], group?: string): SidebarPage[] =>
        items.flatMap(({ type, id = '', label, items: inner }) => {
          if (inner) return below(inner, label);
          const page = type === 'doc' ? pages.get(id) : undefined;
          if (!page) return [];
          return { permalink: page.permalink, title: page.title, group: group ?? page.title };
        });
      return Object.values(sidebars).flatMap((items) => below(items));
    }),
  );
}
