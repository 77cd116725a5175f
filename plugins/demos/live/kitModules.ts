import { kitsOf } from '../kits/kits';
import { packageName } from './program/packageName';

/** Under this name a kit is bundled; it is none that an import can have. */
export const kitModule = (kit: string): string => `kit:${kit}`;

/**
 * Lists the UI kits of packages, which make them follow the site's colour mode.
 *
 * @param specifiers what is imported
 * @returns names of folders in `plugins/demos/kits`
 */
export function kitsFor(specifiers: readonly string[]): string[] {
  return kitsOf({
    packages: Object.fromEntries(specifiers.map((specifier) => [packageName(specifier), ''])),
  });
}
