import { library, repository } from './library';
import { versionOnRegistry } from './onRegistry';

/**
 * `npm run --silent release:registry`: prints the variable that says where a build's pages install the library
 * from. Once a version is on npm, the install commands of all pages use it, without editing a page.
 */
const { name } = library();
console.log(`SITE_ON_REGISTRY=${versionOnRegistry(name, repository()) !== undefined}`);
