import { nearest, whatToWrite } from './nearest';

const folderOf = (address: string) => address.split('/')[1];

/**
 * Says what to write in place of an address that is no page. Only pages of files are known before a build: an address
 * is left to the build if it neither is in a folder of such pages nor resembles one of them.
 *
 * @param address path below the language
 * @param pages such paths of all pages that are loaded
 * @returns the end of a message; undefined for an address that is or may be a page
 */
export function otherAddress(address: string, pages: string[]): string | undefined {
  if (pages.includes(address)) return undefined;
  const beside = pages.filter(
    (page) => page.lastIndexOf('/') > 0 && folderOf(page) === folderOf(address),
  );
  const near = nearest(address, pages);
  if (beside.length === 0 && !near) return undefined;
  return whatToWrite(
    address,
    near ? pages : beside,
    `Write the address of a page in docs/${folderOf(address)}.`,
  );
}
