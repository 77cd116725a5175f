import { decodeAddressPart } from './decode';

/**
 * Finds the element that a hash points to.
 *
 * @param hash with its number sign, or empty; a malformed one is looked up without decoding
 */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeAddressPart(hash.slice(1)));
}
