import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { escapeRegexp } from '@docusaurus/utils';
import { REGISTRY, SITE_CONFIG, VERSION_FOLDER } from '../../../src/upstream/generatedData';
import { clientConfig } from './clientConfig';
import { clientRegistry } from './clientRegistry';
import { clientVersion, type VersionProps } from './clientVersion';

/** A generated module by its request, and the file that the browser gets in its place. */
export interface SlimData {
  request: RegExp;
  file: string;
}

/**
 * Writes what the browser needs of modules that Docusaurus has generated. The configuration and the table of route
 * chunks are in the script of every page, and the version with all sidebars is loaded on every page of the
 * documentation.
 *
 * @param context of the site, after all content is loaded and its files are generated
 */
export function slimData({ siteConfig, generatedFilesDir }: LoadContext): SlimData[] {
  const folder = path.join(generatedFilesDir, 'page-loading');
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const replace = (module: string, name: string, text: string): SlimData => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text);
    return { request: new RegExp(`^@generated/${escapeRegexp(module)}$`), file };
  };
  fs.mkdirSync(folder, { recursive: true });

  const versions = path.join(generatedFilesDir, VERSION_FOLDER);
  const names = fs.existsSync(versions) ? fs.readdirSync(versions) : [];
  return [
    replace(SITE_CONFIG, 'config.json', JSON.stringify(clientConfig(siteConfig))),
    replace(REGISTRY, 'registry.js', clientRegistry(read(`${REGISTRY}.js`))),
    ...names.map((name) => {
      const file = `${VERSION_FOLDER}/${name}`;
      const props = JSON.parse(read(file)) as VersionProps;
      return replace(file, name, JSON.stringify(clientVersion(props)));
    }),
  ];
}
