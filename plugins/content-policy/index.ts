import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rewritePage } from '../../src/postBuild/rewritePage';

/** Allows the inline parts of every page; see the README of this folder. */
export default function contentPolicyPlugin(): Plugin {
  return {
    name: 'content-policy',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      // Other plugins may be changing pages: each change renews the hashes of its page.
      await Promise.all(
        routesPaths.map((route) => {
          const name = route.slice(baseUrl.length).replace(/\.html$/, '') || 'index';
          return rewritePage(path.join(outDir, `${name}.html`), (html) => html);
        }),
      );
    },
  };
}
