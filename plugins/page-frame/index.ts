import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What the plugin's components know of the site (Docusaurus's global data). */
export interface FrameData {
  /** The one time of the last update of all pages, in epoch ms. */
  lastUpdated: number;
}

/** What is around the text of every page; see the README of this folder. */
export default function pageFrame({ siteDir, siteConfig }: LoadContext): Plugin<FrameData> {
  return {
    name: 'page-frame',
    async loadContent() {
      const { experimental_vcs: vcs } = siteConfig.future;
      const info = await vcs.getFileLastUpdateInfo(siteDir);
      if (!info) {
        throw new Error(
          'All pages show one time. Set future.experimental_vcs in docusaurus.config.ts to siteVcs(__dirname).',
        );
      }
      return { lastUpdated: info.timestamp };
    },
    contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
    getThemePath: () => './theme',
    // Watched folders are also where write-translations looks for messages.
    getPathsToWatch: () => [path.join(__dirname, '**/*.tsx')],
  };
}
