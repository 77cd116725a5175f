import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/**
 * Bundler plugin that adds finished files to its output, under `docusaurus start` and in a build alike.
 *
 * @param bundler the bundler that Docusaurus runs
 * @param folder folder below the site's base path
 * @param files gives the text of each file by name, at the end of each compilation
 */
export function emitFiles(
  { instance }: CurrentBundler,
  folder: string,
  files: () => Record<string, string>,
): { apply: (compiler: Compiler) => void } {
  const { Compilation, sources } = instance;
  const name = 'emit-files';
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        // After the minimizer's stage, since the files are minified already.
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          for (const [file, text] of Object.entries(files())) {
            compilation.emitAsset(`${folder}/${file}`, new sources.RawSource(text));
          }
        });
      });
    },
  };
}
