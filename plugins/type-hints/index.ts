import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hintedHtml } from './hintedHtml';
import type { TypeHintsOptions } from './options';
import { typeHints } from './typeHints';

export { validateOptions } from './options';

/** Samples of code with the types that the compiler sees in them; see the README of this folder. */
export default function typeHintsPlugin(
  { siteDir }: LoadContext,
  options: TypeHintsOptions,
): Plugin<Record<string, string>> {
  const folder = path.resolve(siteDir, options.path);
  return {
    name: 'type-hints',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(folder, '*.tsx'), path.join(__dirname, 'theme/**/*.tsx')],
    loadContent: async () =>
      Object.fromEntries(
        fs
          .readdirSync(folder)
          .filter((file) => file.endsWith('.tsx'))
          .map((file) => {
            const name = path.basename(file, '.tsx');
            const source = fs.readFileSync(path.join(folder, file), 'utf8');
            return [name, hintedHtml(typeHints(source, siteDir), name)];
          }),
      ),
    contentLoaded: async ({ content, actions }) => {
      for (const [name, html] of Object.entries(content)) {
        await actions.createData(`${name}.json`, JSON.stringify({ html }));
      }
    },
  };
}
