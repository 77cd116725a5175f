import { packageName } from './program/packageName';

/** The name under which a package's kit is bundled; an import cannot ask for it. */
export const kitModule = (name: string): string => `kit:${name}`;

/**
 * Lists the kits of what a demo imports.
 *
 * @param specifiers what is imported, for instance `antd` or `@mui/material/Button`
 * @param bundled all modules of the frame, by name
 * @returns names of modules, in the order of the imports
 */
export function kitModulesOf(
  specifiers: readonly string[],
  bundled: Record<string, unknown>,
): string[] {
  const kits = new Set(specifiers.map((specifier) => kitModule(packageName(specifier))));
  return [...kits].filter((kit) => Object.hasOwn(bundled, kit));
}
