import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docPages, findPlacements } from '../demos/placements';
import type { Demo } from '../demos/types';
import type { PlaygroundOptions } from './options';
import { readingOrder } from './readingOrder';
import { playgroundData, templateAssets } from './templates';

export { validateOptions } from './options';

/** A page to write, run and share code, which begins with any demo of the site (see README). */
export default function playgroundPlugin(
  { baseUrl, siteDir }: LoadContext,
  { initial }: PlaygroundOptions,
): Plugin {
  return {
    name: 'playground',

    getThemePath: () => './theme',

    getPathsToWatch: () => [path.join(__dirname, '**/*.tsx')],

    async allContentLoaded({ allContent, actions }) {
      const demos = allContent.demos.default as Demo[];
      const ids = demos.map(({ id }) => id);
      const placements = findPlacements(docPages(allContent), ids, siteDir);
      const page = playgroundData(demos, initial, placements, readingOrder(allContent));
      await actions.createData('page.json', JSON.stringify(page));
      await actions.createData('templates.json', JSON.stringify(templateAssets(demos)));
      actions.addRoute({
        path: `${baseUrl}playground`,
        exact: true,
        component: '@theme/PlaygroundPage',
        // Docusaurus names the chunk after this path; an absolute one would give each folder other file names.
        modules: { data: '@generated/playground/default/page.json' },
      });
    },
  };
}
