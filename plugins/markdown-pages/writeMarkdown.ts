import fs from 'node:fs/promises';
import path from 'node:path';
import { readPage } from '../../src/mdx/parsePage';
import { changelogFeed } from './feed/changelogFeed';
import { load } from 'cheerio';
import { llmsFull, llmsIndex, withFrontMatter, type MarkdownPage } from './llms';
import type { PluginOptions } from './options';
import { absoluteLinks, type Doc } from './page/docAddresses';
import { homeMarkdown } from './page/homeMarkdown';
import { pageMarkdown } from './page/pageMarkdown';
import { readDemo, shownNodes } from './page/shownNodes';
import type { Words } from './page/words';

/** A page of the documentation with its place and its file. */
export interface SourcePage extends Doc {
  /** Path of the MDX file from the folder of the site. */
  file: string;
  subtitle?: string;
  /** Title of the section of the navigation it is in. */
  section?: string;
}

/** The built site of one language. */
export interface BuiltSite {
  siteDir: string;
  outDir: string;
  generatedFilesDir: string;
  /** Origin of the site. */
  origin: string;
  /** Path of the language, with both slashes. */
  baseUrl: string;
  /** Language tag. */
  language: string;
  lastUpdated: number;
  siteTitle: string;
  words: Words;
  options: PluginOptions;
  /** Pages in the order of the navigation. */
  pages: SourcePage[];
}

const builtHtml = ({ outDir }: BuiltSite, page: string) =>
  fs.readFile(path.join(outDir, `${page}.html`), 'utf8');

async function docMarkdown(built: BuiltSite, page: SourcePage): Promise<MarkdownPage> {
  const { siteDir, generatedFilesDir, origin, baseUrl, words, options, pages } = built;
  const absolute = absoluteLinks(pages, page, origin);
  const shown = shownNodes({
    generatedFilesDir,
    home: origin + baseUrl,
    words,
    absolute,
    rendered: options.rendered,
    html: await builtHtml(built, page.permalink.slice(baseUrl.length)),
  });
  const { file } = page;
  const { remarkPlugins } = options;
  const context = { remarkPlugins, siteDir, file, absolute, shown };
  const body = pageMarkdown(readPage(path.join(siteDir, file)), context);
  const address = origin + page.permalink;
  const subtitle = page.subtitle ? `${page.subtitle}\n\n` : '';
  const text = `# ${page.title}\n\n${subtitle}${body}`;
  return { ...page, address, markdown: `${address}.md`, text };
}

async function homePage(built: BuiltSite): Promise<MarkdownPage> {
  const { generatedFilesDir, origin, baseUrl, siteTitle } = built;
  const address = origin + baseUrl;
  const html = await builtHtml(built, 'index');
  const text = homeMarkdown({ html, address, readDemo: (id) => readDemo(generatedFilesDir, id) });
  return {
    title: siteTitle,
    description: load(html)('meta[name=description]').attr('content') ?? '',
    address,
    markdown: `${address}index.md`,
    text,
  };
}

async function writeFeed(built: BuiltSite, { id, title, description, permalink }: SourcePage) {
  const { origin, outDir, language, lastUpdated, siteTitle } = built;
  const address = origin + permalink;
  const feed = changelogFeed({
    html: await builtHtml(built, id),
    title: `${siteTitle}: ${title}`,
    description,
    address,
    feed: `${address}.atom`,
    language,
    lastUpdated,
  });
  await fs.writeFile(path.join(outDir, `${id}.atom`), feed);
}

/**
 * Writes each page of a language as Markdown next to it, the two texts for language models, and the feed of
 * the changelog.
 *
 * @throws Error naming page and component when a component has no form in Markdown
 */
export async function writeMarkdown(built: BuiltSite): Promise<void> {
  const { outDir, origin, baseUrl, language, options } = built;
  const home = await homePage(built);
  const docs = await Promise.all(built.pages.map((page) => docMarkdown(built, page)));
  await Promise.all(
    [home, ...docs].map(async (page) => {
      const file = path.join(outDir, page.markdown.slice(origin.length + baseUrl.length));
      await fs.writeFile(file, withFrontMatter(page, language));
    }),
  );
  await fs.writeFile(path.join(outDir, 'llms.txt'), llmsIndex(home, docs));
  await fs.writeFile(path.join(outDir, 'llms-full.txt'), llmsFull(home, docs));
  const changelog = built.pages.find(({ id }) => id === options.changelog);
  if (changelog) await writeFeed(built, changelog);
}
