import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Definitions } from './definitions';
import { readInBackground } from './extract/readInBackground';
import { readKeptReference, readReference, type ReferenceSource } from './extract/readReference';
import type { PluginOptions } from './options';
import { missingDefinitions, pageData, type Reference } from './pages/pageData';
import { replaceFile } from './pages/replaceFile';
import { readPages } from './pages/readPages';
import { searchEntries } from './pages/searchEntries';
import { referenceMessages, translateDefinitions } from './translations/messages';

export { validateOptions } from './options';

/** What the plugin has loaded; definitions that are still being read come later, by the promise. */
interface Content {
  reference: Reference;
  pending?: Promise<Definitions>;
  translate: (definitions: Definitions) => Definitions;
}

async function load(source: ReferenceSource, parser: boolean): Promise<Content> {
  const translate = (definitions: Definitions) => definitions;
  if (!parser) return { reference: { state: 'disabled' }, translate };
  const kept = readKeptReference(source);
  if (!kept && process.env.NODE_ENV === 'development')
    return { reference: { state: 'resolving' }, pending: readInBackground(source), translate };
  const definitions = kept ?? (await readReference(source));
  return { reference: { state: 'ready', definitions }, translate };
}

/** API reference made from the library's source; see the README of this folder. */
export default function apiReference(
  { siteDir, generatedFilesDir }: LoadContext,
  { entry, tsConfig, components, parser }: PluginOptions,
): Plugin<Content> {
  const library = path.join(siteDir, path.dirname(entry));
  const source: ReferenceSource = {
    entry: path.join(siteDir, entry),
    tsConfig: path.join(siteDir, tsConfig),
    components: components.map((glob) => path.join(siteDir, glob)),
    cacheDir: path.join(siteDir, 'node_modules/.cache/api-reference'),
  };
  const write = (file: string, data: unknown) =>
    replaceFile(path.join(generatedFilesDir, 'api-reference/default', file), data);
  return {
    name: 'api-reference',
    getThemePath: () => './theme',
    // Watched folders are also where write-translations looks for messages.
    getPathsToWatch: () => [
      `${library}/**/*.{ts,tsx}`,
      path.join(__dirname, '{table,theme}/**/*.{ts,tsx}'),
    ],
    loadContent: () => load(source, parser),
    getTranslationFiles: ({ content: { reference } }) => [
      {
        path: 'descriptions',
        content: reference.state === 'ready' ? referenceMessages(reference.definitions) : {},
      },
    ],
    translateContent: ({ content, translationFiles: [file] }) => ({
      ...content,
      translate: (definitions) => translateDefinitions(definitions, file.content),
    }),
    async allContentLoaded({ allContent }) {
      const content = allContent['api-reference'].default as Content;
      const pages = readPages(allContent, siteDir);
      const writePages = (reference: Reference) =>
        pageData(pages, reference).forEach((data, file) => write(file, data));
      const writeReady = (english: Definitions) => {
        const definitions = content.translate(english);
        missingDefinitions(pages, definitions).forEach((place) => logger.warn(place));
        writePages({ state: 'ready', definitions });
        write('search.json', searchEntries(pages, definitions));
      };
      if (content.reference.state === 'ready') return writeReady(content.reference.definitions);
      writePages(content.reference);
      write('search.json', []);
      content.pending?.then(writeReady, (error) => logger.error(String(error)));
    },
  };
}
