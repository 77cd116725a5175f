/** A page that has a Markdown version. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Absolute address of the page. */
  address: string;
  /** Absolute address of its Markdown. */
  markdown: string;
  /** The section of the navigation it is in. */
  section?: string;
  /** The Markdown, without front matter, with its title. */
  text: string;
}

/**
 * Quotes a value for YAML: a text in JSON is a text in YAML too.
 * https://yaml.org/spec/1.2.2/#12-relation-to-json
 */
const quoted = (value: string) => JSON.stringify(value);

/**
 * Writes a page with its front matter.
 *
 * @param language language tag of the page
 */
export const withFrontMatter = (page: MarkdownPage, language: string): string =>
  [
    '---',
    `title: ${quoted(page.title)}`,
    ...(page.description ? [`description: ${quoted(page.description)}`] : []),
    `url: ${page.address}`,
    `language: ${language}`,
    '---',
    '',
    page.text,
  ].join('\n');

const bySection = (pages: MarkdownPage[]): [string | undefined, MarkdownPage[]][] => {
  const sections = new Map<string | undefined, MarkdownPage[]>();
  for (const page of pages) {
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  return [...sections];
};

const entry = ({ title, description, markdown }: MarkdownPage) =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${markdown})${description ? `: ${description}` : ''}`;

/**
 * Writes the index of the pages for language models. https://llmstxt.org
 *
 * @param home page of the site
 * @param pages the others, in the order of the navigation; they come after the home page
 */
export const llmsIndex = (home: MarkdownPage, pages: MarkdownPage[]): string =>
  [
    `# ${home.title}`,
    `> ${home.description}`,
    ...bySection([home, ...pages]).map(([section, members]) =>
      [...(section ? [`## ${section}`, ''] : []), ...members.map(entry)].join('\n'),
    ),
  ].join('\n\n') + '\n';

/** Writes all pages into one text, each below its address. */
export const llmsFull = (home: MarkdownPage, pages: MarkdownPage[]): string =>
  [
    `# ${home.title}\n\n> ${home.description}\n`,
    ...[home, ...pages].map(({ address, text }) => `---\n\nURL: ${address}\n\n${text}`),
  ].join('\n');
