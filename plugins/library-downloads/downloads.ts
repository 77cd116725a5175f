import fs from 'node:fs';
import path from 'node:path';

/** Folder of the downloads, below the base of the site. */
export const DOWNLOADS = 'downloads';

/** What can be downloaded; files and folders below {@link DOWNLOADS}. */
export interface Downloads {
  /** Name of the library's package. */
  name: string;
  version: string;
  /** The packed library. */
  tarball: string;
  /** The library as one ES module. */
  module: string;
  stylesheet: string;
  /** Folder of React's ES modules. */
  react: string;
}

const manifestAt = (file: string) =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as { name: string; version: string };

/**
 * Names the files that can be downloaded. Each name has its version in it, so that an address never
 * gives something else than it gave before.
 *
 * @param packageDir absolute path of the library's package
 */
export function downloadsOf(packageDir: string): Downloads {
  const { name, version } = manifestAt(path.join(packageDir, 'package.json'));
  const react = manifestAt(require.resolve('react/package.json'));
  return {
    name,
    version,
    tarball: `${name}-${version}.tgz`,
    module: `${name}-${version}.js`,
    stylesheet: `${name}-${version}.css`,
    react: `react-${react.version}`,
  };
}

/** Where the site is, and where the library can be had. */
export interface DownloadSite {
  /** Absolute path of the library's package. */
  packageDir: string;
  /** Address of the site with its base path, for instance `https://example.org/bindform/`. */
  siteUrl: string;
  /**
   * Whether the library is on the package registry. Every line that installs it then says its name; until then it says the address of the packed library on this site too.
   */
  onRegistry: boolean;
  /** Whether the site documents the newest major version; an earlier one is installed by its number. */
  isNewest: boolean;
}

/** Addresses of the downloads, and what package managers are given to install the library. */
export function addressesOf({ packageDir, siteUrl, onRegistry, isNewest }: DownloadSite) {
  const { name, version, tarball, module, stylesheet, react } = downloadsOf(packageDir);
  const folder = `${siteUrl}${DOWNLOADS}/`;
  const published = isNewest ? name : `${name}@${version.split('.')[0]}`;
  return {
    package: onRegistry ? published : `${name}@${folder}${tarball}`,
    version,
    tarball: folder + tarball,
    module: folder + module,
    stylesheet: folder + stylesheet,
    react: folder + react,
  };
}
