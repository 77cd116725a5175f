import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Demo } from '../demos/types';
import type { PlaygroundOptions } from './options';
import { playgroundData, templateAssets } from './templates';

export { validateOptions } from './options';

/** A page to write, run and share code, which begins with any demo of the site (see README). */
export default function playgroundPlugin(
  { baseUrl }: LoadContext,
  { initial }: PlaygroundOptions,
): Plugin {
  return {
    name: 'playground',

    getThemePath: () => './theme',

    getPathsToWatch: () => [path.join(__dirname, '**/*.tsx')],

    async allContentLoaded({ allContent, actions }) {
      const demos = allContent.demos.default as Demo[];
      const data = await actions.createData(
        'page.json',
        JSON.stringify(playgroundData(demos, initial)),
      );
      await actions.createData('templates.json', JSON.stringify(templateAssets(demos)));
      actions.addRoute({
        path: `${baseUrl}playground`,
        exact: true,
        component: '@theme/PlaygroundPage',
        modules: { data },
      });
    },
  };
}
