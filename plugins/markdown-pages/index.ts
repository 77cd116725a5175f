import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { PageMetadata } from '../navigation/pageMetadata';
import type { PluginOptions } from './options';
import { formProblems } from './page/formProblems';
import { wordsOf } from './page/words';
import type { SourcePage } from './writeMarkdown';

export { validateOptions } from './options';

/** What the plugin's components know of the site (Docusaurus's global data). */
export interface MarkdownData {
  /** Address of the page that has a feed, with the base path. */
  changelog?: string;
}

/** Each page as Markdown, texts for language models and a feed; see the README of this folder. */
export default function markdownPages(context: LoadContext, options: PluginOptions): Plugin {
  const { siteDir, generatedFilesDir, baseUrl, i18n, siteConfig, codeTranslations } = context;
  let docs: LoadedContent['loadedVersions'][number]['docs'] = [];

  /** The pages in the order of the navigation, which has written its metadata before. */
  async function sourcePages(): Promise<{ pages: SourcePage[]; lastUpdated: number }> {
    const file = path.join(generatedFilesDir, 'navigation/default/pages.json');
    const metadata = JSON.parse(await fs.readFile(file, 'utf8')) as PageMetadata[];
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    const pages = metadata.flatMap(({ id, frontmatter, nav }) => {
      const doc = byId.get(id);
      const { subtitle } = frontmatter;
      return doc
        ? [
            {
              ...doc,
              file: aliasedSitePathToRelativePath(doc.source),
              subtitle,
              section: nav?.title,
            },
          ]
        : [];
    });
    return { pages, lastUpdated: metadata[0]?.lastUpdated ?? 0 };
  }

  /** @throws Error with a sentence for each element that {@link writeMarkdown} could not write, which comes late */
  function refuseWithoutForm(): void {
    const rendered = Object.keys(options.rendered);
    const problems = docs.flatMap(({ source }) =>
      formProblems(siteDir, aliasedSitePathToRelativePath(source), rendered),
    );
    if (problems.length) throw new Error([...new Set(problems)].join('\n'));
  }

  return {
    name: 'markdown-pages',
    getThemePath: () => './theme',
    getPathsToWatch: () => [path.join(__dirname, 'theme/**/*.{ts,tsx}')],
    allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      docs = content.loadedVersions.flatMap((version) => version.docs);
      refuseWithoutForm();
      const changelog = docs.find(({ id }) => id === options.changelog)?.permalink;
      actions.setGlobalData({ changelog } satisfies MarkdownData);
    },
    async postBuild({ outDir }) {
      // The converters are large, and only a build needs them.
      const { writeMarkdown } = await import('./writeMarkdown');
      const { htmlLang } = i18n.localeConfigs[i18n.currentLocale];
      await writeMarkdown({
        siteDir,
        outDir,
        generatedFilesDir,
        origin: siteConfig.url,
        baseUrl,
        language: htmlLang,
        siteTitle: siteConfig.title,
        words: wordsOf(codeTranslations),
        options,
        ...(await sourcePages()),
      });
    },
  };
}
