import postcss from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

/** The distinct first groups of all matches; an array of all would be too large for a thousand pages. */
function found(texts: string[], pattern: RegExp): string[] {
  const groups = new Set<string>();
  for (const text of texts) {
    for (const [, group] of text.matchAll(pattern)) groups.add(group);
  }
  return [...groups];
}

const classesIn = (pages: string[]) => {
  const values = found(pages, /\sclass=("[^"]*"|'[^']*'|[^\s>]+)/g);
  return values.flatMap((value) => value.replace(/^["']|["']$/g, '').split(/\s+/));
};

/**
 * The names that a stylesheet is reduced to. Inline scripts add attributes, and elements with an id, so these
 * remove no rule.
 */
const namesIn = (pages: string[], css: string): ExtractorResultDetailed => ({
  classes: classesIn(pages),
  tags: found(pages, /<([a-z][\w-]*)/g),
  ids: found([css], /#([\w-]+)/g),
  attributes: { names: found([css], /\[([\w-]+)/g), values: [] },
  undetermined: [],
});

/** Custom properties of the document. */
const ROOT = ':root';

/** Removes custom properties from layers where a rule outside overrides them for every page. */
function dropOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const rules = sheet.nodes.filter((node) => node.type === 'rule');
  const overriding = new Set<string>();
  for (const rule of rules.filter(({ selectors }) => selectors.includes(ROOT))) {
    rule.walkDecls(/^--/, ({ prop }) => void overriding.add(prop));
  }
  sheet.walkAtRules('layer', (layer) => {
    layer.each((rule) => {
      if (rule.type !== 'rule' || rule.selector !== ROOT) return;
      rule.walkDecls((declaration) => {
        if (overriding.has(declaration.prop) && !declaration.important) declaration.remove();
      });
    });
  });
  return sheet.toString();
}

/**
 * Removes the rules and custom properties from a stylesheet that pages do not use.
 *
 * @param css text of the stylesheet
 * @param pages texts of the pages
 */
export async function purge(css: string, pages: string[]): Promise<string> {
  const names = namesIn(pages, css);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: dropOverridden(css) }],
    defaultExtractor: () => names,
    dynamicAttributes: names.attributes.names,
    variables: true,
    safelist: {
      // PurgeCSS removes selectors that consist of pseudo-classes alone.
      standard: [/^:/],
      // Custom properties in `style` attributes.
      variables: found(pages, /(--[\w-]+)/g),
    },
  });
  return result.css;
}
