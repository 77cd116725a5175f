import { escapeRegexp } from '@docusaurus/utils';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Generated } from './generated';
import type { NavigationGroup, NavigationPage, NavigationSection } from './sections';

/** An entry of the navbar, in Docusaurus's own form. */
export type NavbarItem = ThemeConfig['navbar']['items'][number];

/** The addresses of all pages by their ids. */
export type Addresses = ReadonlyMap<string, string>;

/** The names of pages by their folder. */
function byFolder(addresses: Iterable<string>): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const address of addresses) {
    const cut = address.lastIndexOf('/') + 1;
    const folder = address.slice(0, cut);
    folders.set(folder, [...(folders.get(folder) ?? []), address.slice(cut)]);
  }
  return folders;
}

/**
 * A regular expression for the addresses of some pages. Since every page of the site has it, the pages of a folder
 * are not listed unless some of its pages are left out.
 */
function addressPattern(pages: NavigationPage[], addresses: Addresses): string {
  const inFolder = byFolder(addresses.values());
  const patterns = [...byFolder(pages.map(({ id }) => addresses.get(id)!))].map(
    ([folder, names]) => {
      const isWhole = names.length === inFolder.get(folder)!.length;
      const name = isWhole ? '[^/]+' : `(?:${names.map(escapeRegexp).join('|')})`;
      return escapeRegexp(folder) + name;
    },
  );
  return `^(?:${patterns.join('|')})/?$`;
}

function linkTo(label: string, pages: NavigationPage[], addresses: Addresses): NavbarItem {
  return {
    label,
    to: addresses.get(pages[0].id),
    activeBaseRegex: addressPattern(pages, addresses),
    // The link leads to one page and is active on others: "page" would be wrong for them.
    'aria-current': 'true',
  };
}

/**
 * Turns sections into navbar entries that lead to their first page. With two levels, a section of several
 * groups gets a second level with one entry a group. Options name a section by its folder, a group by
 * `folder/English title`.
 *
 * @param sections from `arrangeSections`
 * @param addresses addresses of all pages
 * @param levels of the navbar
 */
export function navbarItems(
  sections: NavigationSection[],
  addresses: Addresses,
  levels: 1 | 2 = 2,
): Generated<NavbarItem>[] {
  return sections.map((section) => {
    const pages = section.groups.flatMap((group) => group.pages);
    const named = section.groups.filter(
      (group): group is Required<NavigationGroup> => group.title !== undefined,
    );
    const items = named.map((group) => ({
      key: `${section.id}/${group.key}`,
      item: linkTo(group.title, group.pages, addresses),
    }));
    return {
      key: section.id,
      item: { ...linkTo(section.title, pages, addresses), position: 'left' as const },
      ...(levels === 2 && items.length > 1 && { items }),
    };
  });
}
