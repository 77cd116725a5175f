import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import {
  REGISTRY,
  SITE_CONFIG,
  VERSION_DATA,
  versionFolder,
} from '../../../src/upstream/generatedData';
import { clientConfig } from './clientConfig';
import { clientRegistry } from './clientRegistry';
import { clientVersion, type VersionProps } from './clientVersion';

/** A module of Docusaurus by its request, and the file that the browser gets in its place. */
export interface SlimData {
  request: RegExp;
  file: (request: string) => string;
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
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  fs.mkdirSync(folder, { recursive: true });

  write('config.json', JSON.stringify(clientConfig(siteConfig)));
  write('registry.js', clientRegistry(read(path.join(generatedFilesDir, 'registry.js'))));
  const versions = versionFolder(generatedFilesDir);
  for (const name of fs.existsSync(versions) ? fs.readdirSync(versions) : []) {
    const props = JSON.parse(read(path.join(versions, name))) as VersionProps;
    write(name, JSON.stringify(clientVersion(props)));
  }
  return [
    { request: SITE_CONFIG, file: () => path.join(folder, 'config.json') },
    { request: REGISTRY, file: () => path.join(folder, 'registry.js') },
    { request: VERSION_DATA, file: (request) => path.join(folder, path.basename(request)) },
  ];
}
