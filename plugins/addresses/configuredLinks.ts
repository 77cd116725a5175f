import { otherAddress } from '../../src/mdx/pageAddresses';
import { configuredPlaces } from './configuredPlaces';

/** The used part of an item of the navbar or the footer, or of a column or menu of them. */
interface Item {
  to?: unknown;
  items?: Item[];
}

/** The used part of the theme's configuration. */
export interface ConfiguredLinks {
  navbar?: { items?: Item[] };
  footer?: { links?: Item[] };
}

const addressesIn = (items: Item[] = []): string[] =>
  items.flatMap(({ to, items: inner }) => [
    ...(typeof to === 'string' ? [to.split(/[?#]/)[0]] : []),
    ...addressesIn(inner),
  ]);

/**
 * Finds links of the navbar and the footer that lead to no page. Docusaurus names every page of the site instead, since
 * each of them has the link.
 *
 * @param site its folder, the path of the language and the configuration of the theme
 * @param pages all pages that are loaded, as paths below the language
 * @returns a sentence for each address
 */
export function configuredLinkProblems(
  { siteDir, baseUrl, theme }: { siteDir: string; baseUrl: string; theme: ConfiguredLinks },
  pages: string[],
): string[] {
  const addresses = [...addressesIn(theme.navbar?.items), ...addressesIn(theme.footer?.links)];
  return [...new Set(addresses)].flatMap((address) => {
    if (!/^\/(?!\/)/.test(address)) return [];
    // The items that the navigation plugin adds have the path of the language.
    const own = address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address;
    const remedy = otherAddress(own, pages);
    if (!remedy) return [];
    const [place] = configuredPlaces(siteDir, `to: '${address}`);
    return [
      `${place}: a link of the navbar or footer leads to "${own}", where no page is. ${remedy}`,
    ];
  });
}
