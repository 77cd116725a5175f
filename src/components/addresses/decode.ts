/**
 * Decodes an address. A malformed one, such as `/%E4%A`, is returned unchanged, while `decodeURI` throws: anyone
 * can put a percent sign into an address, and the page must not break because of it.
 */
export function decodeAddress(address: string): string {
  try {
    return globalThis.decodeURI(address);
  } catch {
    return address;
  }
}

/** Decodes a part of an address, like {@link decodeAddress} for a whole one. */
export function decodeAddressPart(part: string): string {
  try {
    return globalThis.decodeURIComponent(part);
  } catch {
    return part;
  }
}
