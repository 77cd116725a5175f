import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceFile } from '../../src/caches/replaceFile';
import type { Definitions } from './definitions';
import { loadReference, type LoadedReference } from './extract/loadReference';
import type { ReferenceSource } from './extract/readReference';
import { sinceProblems } from './extract/sinceProblems';
import type { PluginOptions } from './options';
import { missingDefinitions, pageData, type Reference } from './pages/pageData';
import { readPages } from './pages/readPages';
import { sayingNew } from './pages/sayingNew';
import { searchEntries } from './pages/searchEntries';
import { referenceMessages, translateDefinitions } from './translations/messages';

export { validateOptions } from './options';

/** What the plugin has loaded. */
interface Content {
  source: LoadedReference;
  translate: (definitions: Definitions) => Definitions;
}

const messagesOf = (reference: Reference) =>
  reference.state === 'ready' ? referenceMessages(reference.definitions) : {};

/** Stops a build, which would publish a page with a hole; a development server shows the hole. */
function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
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
  const answering = () =>
    process.env.NODE_ENV === 'production' ? refuse : sayingNew((problem) => logger.warn(problem));
  const answerSource = answering();
  const answerPages = answering();
  const write = (file: string, data: unknown) =>
    replaceFile(path.join(generatedFilesDir, 'api-reference/default', file), JSON.stringify(data));
  return {
    name: 'api-reference',
    getThemePath: () => './theme',
    // Watched folders are also where write-translations looks for messages.
    getPathsToWatch: () => [
      `${library}/**/*.{ts,tsx}`,
      path.join(__dirname, '{table,theme}/**/*.{ts,tsx}'),
    ],
    loadContent: async () => ({
      source: await loadReference(source, parser),
      translate: (definitions) => definitions,
    }),
    getTranslationFiles: ({ content }) => [
      {
        path: 'descriptions',
        content: messagesOf(content.source.reference),
      },
    ],
    translateContent: ({ content, translationFiles: [file] }) => ({
      ...content,
      translate: (definitions) => translateDefinitions(definitions, file.content),
    }),
    async allContentLoaded({ allContent }) {
      // At once, since the definitions may be read much later.
      answerSource(sinceProblems(siteDir, library));
      const content = allContent['api-reference'].default as Content;
      const pages = readPages(allContent, siteDir);
      const writePages = (reference: Reference) =>
        pageData(pages, reference).forEach((data, file) => write(file, data));
      const writeReady = (english: Definitions) => {
        const definitions = content.translate(english);
        answerPages(missingDefinitions(pages, definitions));
        writePages({ state: 'ready', definitions });
        write('search.json', searchEntries(pages, definitions));
      };
      const { reference, pending } = content.source;
      if (reference.state === 'ready') return writeReady(reference.definitions);
      writePages(reference);
      write('search.json', []);
      pending?.then(writeReady, (error) => logger.error(String(error)));
    },
  };
}
