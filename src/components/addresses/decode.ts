/**
 * Decodes an address. A malformed one, such as `/%E4%A`, is returned as it is, where `decodeURI` throws:
 * anyone can write a percent sign into an address, and a page must not break because of it.
 */
export function decodeAddress(address: string): string {
  try {
    return globalThis.decodeURI(address);
  } catch {
    return address;
  }
}

/** Decodes a part of an address, as {@link decodeAddress} does with a whole one. */
export function decodeAddressPart(part: string): string {
  try {
    return globalThis.decodeURIComponent(part);
  } catch {
    return part;
  }
}
