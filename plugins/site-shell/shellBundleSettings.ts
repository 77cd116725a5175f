import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { devServerSettings } from './devProxy';

/** Spec points 7 and 9: a chunk that has not come after this time has failed (ms). */
const CHUNK_LOAD_TIMEOUT = 120_000;

const here = (file: string) => path.join(__dirname, file);

/** What the site shell changes in the bundles of both the browser and the prerendering. */
export function shellBundleSettings(
  { baseUrl, siteDir }: LoadContext,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  const { ProvidePlugin } = currentBundler.instance;
  const decode = here('../../src/components/addresses/decode.ts');
  const library = path.join(siteDir, 'packages/bindform/src');
  return {
    output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT },
    resolve: {
      alias: {
        [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: here('loading/client.ts'),
        '@docusaurus/ComponentCreator': here('route-chunks/ComponentCreator.ts'),
        '@docusaurus/Translate': here('translation-layer/Translate.tsx'),
        'bindform/styles.css$': path.join(library, 'styles.css'),
        bindform$: path.join(library, 'index.ts'),
      },
    },
    plugins: [
      // The router, Docusaurus and the classic theme throw at a malformed address.
      new ProvidePlugin({
        decodeURI: [decode, 'decodeAddress'],
        decodeURIComponent: [decode, 'decodeAddressPart'],
      }),
    ],
    devServer: devServerSettings(baseUrl),
  };
}
