import type { Plugin } from '@docusaurus/types';
import { noticesOf } from './notices';

/** Name of the file, next to the home page of each language. */
const FILE = 'third-party-notices.txt';
const NAME = 'third-party-notices';

/** Publishes the licenses of the packages whose code is in the scripts of the site. */
export default function thirdPartyNotices(): Plugin {
  return {
    name: NAME,
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: isServer
        ? []
        : [
            {
              apply(compiler) {
                const { RawSource } = currentBundler.instance.sources;
                let notices: string | undefined;
                compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
                  // Later, modules are joined to larger ones that name no file.
                  compilation.hooks.finishModules.tap(NAME, (modules) => {
                    // An edit under a development server need not wait for the list of all modules.
                    notices ??= noticesOf(
                      [...modules].flatMap(
                        (module) => (module as { resource?: string }).resource ?? [],
                      ),
                    );
                  });
                  compilation.hooks.processAssets.tap(NAME, () =>
                    compilation.emitAsset(FILE, new RawSource(notices ?? '')),
                  );
                });
              },
            },
          ],
    }),
  };
}
