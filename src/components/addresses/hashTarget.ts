import { decodeAddressPart } from './decode';

/**
 * Finds the element that a hash names.
 *
 * @param hash with its number sign, or empty; a malformed one is looked up as it is
 */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeAddressPart(hash.slice(1)));
}
