import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleFrame } from './bundle/bundleFrame';
import { bundlePackages } from './bundle/bundlePackages';
import { demoImports } from './bundle/demoImports';
import { emitFiles } from './bundle/emitFiles';
import type { LiveEditingOptions } from './options';
import type { FrameData } from './frameData';

export { validateOptions } from './options';

/** Folder of the frame's files below the site's base path. */
const OUTPUT_FOLDER = 'live';

/** What runs readers' code: {@link FrameData} for the page, and the files it names. */
interface LiveContent {
  data: FrameData;
  files: Record<string, string>;
}

/** Live editing of demos and of `tsx live` blocks; see the README of this folder. */
export default function liveEditing(
  { siteDir, baseUrl }: LoadContext,
  { demos, modules, styles }: LiveEditingOptions,
): Plugin<LiveContent> {
  let files: LiveContent['files'] = {};
  return {
    name: 'live-editing',
    getPathsToWatch: () => [
      path.join(siteDir, demos, '**/*.{ts,tsx}'),
      path.join(__dirname, '**/*.{ts,tsx,css}'),
      ...styles.map((style) => path.join(siteDir, style)),
    ],
    async loadContent() {
      const imported = await demoImports(path.join(siteDir, demos));
      const packages = await bundlePackages(siteDir, [...modules, ...imported]);
      const frame = await bundleFrame(siteDir, styles);
      const folder = baseUrl + OUTPUT_FOLDER;
      return {
        data: { folder, document: `${folder}/${frame.name}`, packages: packages.needs },
        files: { [frame.name]: frame.html, ...packages.chunks },
      };
    },
    async contentLoaded({ content, actions }) {
      files = content.files;
      await actions.createData('frame.json', content.data);
    },
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer ? {} : { plugins: [emitFiles(currentBundler, OUTPUT_FOLDER, () => files)] },
  };
}
