import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Tabs of a page with their own table of contents; see the README of this folder. */
export default function pageTabs(): Plugin {
  return {
    name: 'page-tabs',
    getThemePath: () => './theme',
    getPathsToWatch: () => [path.join(__dirname, '{contents,skip-link,theme}/**/*.tsx')],
  };
}
