import { useLocation } from '@docusaurus/router';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { isRegexpStringMatch, useThemeConfig } from '@docusaurus/theme-common';

/** The section of the documentation that a page is in, as the navbar has it. */
export interface PageSection {
  label: string;
  /** Address of its landing page. */
  to: string;
  /** Whether the landing page is the current one. */
  isCurrent: boolean;
}

/**
 * The section of the current page, for its breadcrumbs; undefined if the navbar has no entry for it, or if
 * the group of the page has the same name.
 */
export function useSection(): PageSection | undefined {
  const { pathname } = useLocation();
  const [group] = useSidebarBreadcrumbs() ?? [];
  const { items } = useThemeConfig().navbar;
  const entry = items.find(
    ({ to, activeBaseRegex }) =>
      to && isRegexpStringMatch(activeBaseRegex as string | undefined, pathname),
  );
  if (!entry || entry.label === group?.label) return undefined;
  const to = String(entry.to);
  return { label: String(entry.label), to, isCurrent: to === pathname };
}
