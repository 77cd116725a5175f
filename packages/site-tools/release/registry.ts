import { library, repository } from './library';
import { versionOnRegistry } from './onRegistry';

/**
 * `npm run --silent release:registry`: prints the variable by which a build says where the library can be
 * had. Once a version is on npm, the install lines of all pages name it, without an edit of a page.
 */
const { name } = library();
console.log(`SITE_ON_REGISTRY=${versionOnRegistry(name, repository()) !== undefined}`);
