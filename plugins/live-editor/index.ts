import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleFrame } from './bundle/bundleFrame';
import { bundlePackages } from './bundle/bundlePackages';
import { demoImports } from './bundle/demoImports';
import { emitFiles } from './bundle/emitFiles';
import type { FrameData } from './frameData';
import { kitModule } from './kitModules';
import type { LiveEditingOptions } from './options';
import { ALWAYS } from './program/compileProgram';

export { validateOptions } from './options';

/** Folder of the frame's files below the site's base path. */
const OUTPUT_FOLDER = 'live';

/** What runs readers' code: {@link FrameData} for the page, and the files it names. */
interface LiveContent {
  data: FrameData;
  files: Record<string, string>;
}

/** What the frame's modules are made from, by the names they are imported by. */
function frameModules(specifiers: string[], kits: Record<string, string>): Record<string, string> {
  const packages = [...new Set(specifiers)].sort();
  return Object.fromEntries([
    ...packages.map((name) => [name, name]),
    ...Object.entries(kits).map(([name, file]) => [kitModule(name), file]),
  ]);
}

/** The frame's files have no translatable text, so a build emits them once, for the default language. */
const isBuiltElsewhere = ({ currentLocale, defaultLocale }: LoadContext['i18n']) =>
  process.env.NODE_ENV === 'production' && currentLocale !== defaultLocale;

/** Live editing of demos and of `tsx live` blocks; see the README of this folder. */
export default function liveEditing(
  { siteDir, baseUrl, i18n }: LoadContext,
  { demos, modules, kits, styles }: LiveEditingOptions,
): Plugin {
  const kitFiles = Object.fromEntries(
    Object.entries(kits).map(([name, file]) => [name, path.join(siteDir, file)]),
  );
  /** Undefined until the first bundles are made. */
  let files: LiveContent['files'] | undefined;
  /** Of the last change; a build of an earlier one may end after it. */
  let latest: Promise<LiveContent> | undefined;

  async function makeContent(): Promise<LiveContent> {
    const imported = await demoImports(path.join(siteDir, demos));
    const packages = await bundlePackages(
      siteDir,
      frameModules([...ALWAYS, ...modules, ...imported], kitFiles),
    );
    const frame = await bundleFrame(siteDir, styles);
    const isShared = isBuiltElsewhere(i18n);
    const { baseUrl: defaultBaseUrl } = i18n.localeConfigs[i18n.defaultLocale];
    const folder = (isShared ? defaultBaseUrl : baseUrl) + OUTPUT_FOLDER;
    return {
      data: { folder, document: `${folder}/${frame.name}`, packages: packages.needs },
      files: isShared ? {} : { [frame.name]: frame.html, ...packages.chunks },
    };
  }

  return {
    name: 'live-editing',
    getPathsToWatch: () => [
      path.join(__dirname, '**/*.{ts,tsx,css}'),
      ...Object.values(kitFiles),
      ...styles.map((style) => path.join(siteDir, style)),
    ],
    // While the other plugins load; the bundles are kept for the next hook.
    loadContent: async () => void (files ?? (await makeContent())),
    // Runs after each reload of the plugin that watches the demos, too: one reload for an edit is enough.
    async allContentLoaded({ actions }) {
      const isStarted = files !== undefined;
      const current = (latest = makeContent());
      const written = current.then(async (content) => {
        if (current !== latest) return;
        files = content.files;
        await actions.createData('frame.json', content.data);
      });
      // Bundling takes seconds after an edit of the library: the pages show it before, the frame afterwards.
      if (!isStarted) return written;
      written.catch((error) => {
        if (current === latest) logger.error(String(error));
      });
    },
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer ? {} : { plugins: [emitFiles(currentBundler, OUTPUT_FOLDER, () => files ?? {})] },
  };
}
