import { useEffect } from 'react';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { hashTarget } from '@site/src/components/addresses/hashTarget';

/** How the links of a table of contents are recognized, in the terms of `@theme/TOCItems`. */
export interface ActiveHeadingOptions {
  /** Classes of each link. */
  linkClassName: string;
  /** Class of the link to the section that is being read. */
  linkActiveClassName: string;
}

const isRendered = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.getClientRects().length > 0;

/**
 * Finds the section that is being read: the one whose heading is the first in the upper half of the
 * window, else the one before the next heading below.
 *
 * @param tops distance of each heading from the top of the window, in px, in the order of the page
 * @param covered how much of the window the navbar covers, in px
 * @param windowHeight in px
 * @returns index of the heading, or -1 above the first one
 */
export function readSection(tops: number[], covered: number, windowHeight: number): number {
  const next = tops.findIndex((top) => top >= covered);
  if (next === -1) return tops.length - 1;
  return tops[next] < windowHeight / 2 ? next : next - 1;
}

/**
 * Marks the entry of the section that is being read, as `useTOCHighlight` of
 * @docusaurus/theme-common 3.10 does; that one also counts headings in hidden tabs, which have no entry.
 *
 * @param entries what the table of contents lists; a new value has it looked at again
 * @param options classes of the links; undefined for a table of contents without a mark
 */
export function useActiveHeading(
  entries: unknown,
  options: ActiveHeadingOptions | undefined,
): void {
  const { linkClassName, linkActiveClassName } = options ?? {};
  useEffect(() => {
    if (!linkClassName || !linkActiveClassName) return undefined;
    const markRead = () => {
      const links = [...document.getElementsByClassName(linkClassName)] as HTMLAnchorElement[];
      const sections = links
        .map((link) => ({ link, heading: hashTarget(link.hash) }))
        .filter(({ heading }) => isRendered(heading));
      const read = readSection(
        sections.map(({ heading }) => heading!.getBoundingClientRect().top),
        document.querySelector('.navbar')?.clientHeight ?? 0,
        window.innerHeight,
      );
      for (const link of links) {
        const active = link === sections[read]?.link;
        link.classList.toggle(linkActiveClassName, active);
        if (active) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    };
    const mark = () => attempt('mark in the contents', markRead);
    mark();
    document.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      document.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [entries, linkClassName, linkActiveClassName]);
}
