import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { devServerSettings } from './start-all/devProxy';

/** The frame around every page; so far: the site runs the library from its source. */
export default function siteShell(context: LoadContext): Plugin {
  const library = path.join(context.siteDir, 'packages/bindform/src');
  return {
    name: 'site-shell',
    configureWebpack: () => ({
      devServer: devServerSettings(context.baseUrl),
      resolve: {
        alias: {
          'bindform/styles.css$': path.join(library, 'styles.css'),
          bindform$: path.join(library, 'index.ts'),
        },
      },
    }),
  };
}
