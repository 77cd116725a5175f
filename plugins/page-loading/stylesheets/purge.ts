import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

/** The distinct first groups of all matches. */
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, group]) => group)),
];

const classesIn = (html: string) => {
  const values = found(html, /\sclass=("[^"]*"|'[^']*'|[^\s>]+)/g);
  return values.flatMap((value) => value.replace(/^["']|["']$/g, '').split(/\s+/));
};

/**
 * The names that a stylesheet is reduced to. Inline scripts add attributes, and elements with an id, so these
 * remove no rule.
 */
const namesIn = (html: string, css: string): ExtractorResultDetailed => ({
  classes: classesIn(html),
  tags: found(html, /<([a-z][\w-]*)/g),
  ids: found(css, /#([\w-]+)/g),
  attributes: { names: found(css, /\[([\w-]+)/g), values: [] },
  undetermined: [],
});

/**
 * Removes the rules and custom properties from a stylesheet that pages do not use.
 *
 * @param css text of the stylesheet
 * @param html text of the pages
 */
export async function purge(css: string, html: string): Promise<string> {
  const names = namesIn(html, css);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => names,
    dynamicAttributes: names.attributes.names,
    variables: true,
    safelist: {
      // PurgeCSS removes selectors that consist of pseudo-classes alone.
      standard: [/^:/],
      // Custom properties in `style` attributes.
      variables: found(html, /(--[\w-]+)/g),
    },
  });
  return result.css;
}
