import { escapeRegexp } from '@docusaurus/utils';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Generated } from './generated';
import type { NavigationGroup, NavigationPage, NavigationSection } from './sections';

/** An entry of the navbar, in Docusaurus's own form. */
export type NavbarItem = ThemeConfig['navbar']['items'][number];

/** Finds the address of a page by its id. */
export type PermalinkOf = (id: string) => string;

/** A regular expression for the addresses of the pages, with the folders they share written once. */
function addressPattern(pages: NavigationPage[], permalinkOf: PermalinkOf): string {
  const folders = new Map<string, string[]>();
  for (const permalink of pages.map((page) => permalinkOf(page.id))) {
    const cut = permalink.lastIndexOf('/') + 1;
    const folder = permalink.slice(0, cut);
    folders.set(folder, [...(folders.get(folder) ?? []), escapeRegexp(permalink.slice(cut))]);
  }
  const patterns = [...folders].map(
    ([folder, names]) => `${escapeRegexp(folder)}(?:${names.join('|')})`,
  );
  return `^(?:${patterns.join('|')})/?$`;
}

function linkTo(label: string, pages: NavigationPage[], permalinkOf: PermalinkOf): NavbarItem {
  return {
    label,
    to: permalinkOf(pages[0].id),
    activeBaseRegex: addressPattern(pages, permalinkOf),
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
 * @param permalinkOf finds the address of a page
 * @param levels of the navbar
 */
export function navbarItems(
  sections: NavigationSection[],
  permalinkOf: PermalinkOf,
  levels: 1 | 2 = 2,
): Generated<NavbarItem>[] {
  return sections.map((section) => {
    const pages = section.groups.flatMap((group) => group.pages);
    const named = section.groups.filter(
      (group): group is Required<NavigationGroup> => group.title !== undefined,
    );
    const items = named.map((group) => ({
      key: `${section.id}/${group.key}`,
      item: linkTo(group.title, group.pages, permalinkOf),
    }));
    return {
      key: section.id,
      item: { ...linkTo(section.title, pages, permalinkOf), position: 'left' as const },
      ...(levels === 2 && items.length > 1 && { items }),
    };
  });
}
