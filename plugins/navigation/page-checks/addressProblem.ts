import { otherAddress } from '../../../src/mdx/pageAddresses';

/** A server on the writer's own computer. */
const LOCAL = /^(?:https?:)?\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?![\w.-])/i;

const PROTOCOL = /^(?:https?:)?(?=\/\/)/i;

/** Whether an address is below that of the site. Earlier versions of the library are other sites, in a folder of it. */
function isOwn(url: string, siteUrl: string): boolean {
  const [site, address] = [siteUrl, url].map((each) => each.replace(PROTOCOL, '').toLowerCase());
  if (!address.startsWith(site.replace(/\/$/, ''))) return false;
  return /^(?:$|[/?#])(?!v\d+(?:\/|$))/.test(address.slice(site.replace(/\/$/, '').length));
}

/** An address in a page, and the site that it is checked against. */
export interface WrittenAddress {
  url: string;
  /** What has the address. */
  what: 'link' | 'image';
  /** Addresses of all pages, as paths below the language. */
  pages: string[];
  /** Address of the published site, in its first language. */
  siteUrl?: string;
}

/**
 * Says what is wrong with an address that has a protocol or begins at the root of the site.
 *
 * @returns what is wrong and what to do; undefined for an address that may be right
 */
export function addressProblem({ url, what, pages, siteUrl }: WrittenAddress): string | undefined {
  const example = what === 'image' ? './form.png' : './start.mdx';
  if (LOCAL.test(url)) {
    return `the ${what} leads to "${url}", on your own computer. Write the path of a file, seen from this one, such as ${example}, or put the address into backticks.`;
  }
  if (siteUrl && isOwn(url, siteUrl)) {
    return `the ${what} leads to "${url}", on the published site, so it leaves a preview and another language. Write the path of a file, seen from this one, such as ${example}; or pathname:///feed.xml for a file that is no page.`;
  }
  const [address] = url.split(/[?#]/);
  // A file, or another host.
  if (what === 'image' || !/^\/(?!\/)[^.]*$/.test(address)) return undefined;
  const remedy = otherAddress(address, pages);
  return remedy && `the link leads to "${address}", where no page is. ${remedy}`;
}
