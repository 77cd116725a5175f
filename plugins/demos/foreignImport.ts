import { isBuiltin } from 'node:module';
import { packageName } from '../live-editor/program/packageName';

/** Aliases of Docusaurus and of this site, and its packages: none of them is in the project that a reader takes. */
const OF_THE_SITE =
  /^@(?:site|theme(?:-original|-init)?|generated|docusaurus|demos|demo-kits)(?:\/|$)/;
/** A name that npm accepts; anything else must not be looked for there. */
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i;
/** What no package is called: one may have a stylesheet, but only in a path. */
const FILE = /^[^/]+\.(?:css|json|tsx?)$/;

/** What is known of an import that does not begin with a dot. */
export interface ForeignImport {
  specifier: string;
  /** Whether there is a file of that name next to the importer. */
  isBeside: boolean;
  isInstalled: boolean;
  /** The folder of the parts of the demo, for the remedy. */
  folder: string;
}

/**
 * Says why an import is not one of a package. A message to install it would be dangerous: a stranger's package may
 * have that name.
 *
 * @returns what is wrong and what to do; undefined for the name of a package, installed or not
 */
export function foreignProblem(imported: ForeignImport): string | undefined {
  const { specifier, isBeside, isInstalled, folder } = imported;
  const imports = `imports "${specifier}"`;
  if (OF_THE_SITE.test(specifier)) {
    return `${imports}, which only this site has. Move what the demo needs of it into ${folder}.`;
  }
  if (specifier.startsWith('node:') || (isBuiltin(specifier) && !isInstalled)) {
    return `${imports}, which no browser has. Remove it.`;
  }
  // Also a package for browsers that is named like a module of Node, such as events.
  if (isInstalled) return undefined;
  if (isBeside || FILE.test(specifier)) {
    return `${imports}, which is taken for a package. Write "./${specifier}".`;
  }
  if (!PACKAGE.test(packageName(specifier))) {
    return `${imports}, which is neither a package nor a relative path. Put it into ${folder}, and write "./" before its name.`;
  }
  return undefined;
}
