import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Keeps a page alive that the browser has translated; see the README of this folder. */
export default function browserTranslation(): Plugin {
  return {
    name: 'browser-translation',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  };
}
