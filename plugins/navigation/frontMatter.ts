import { inspect } from 'node:util';
import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import { Joi } from '@docusaurus/utils-validation';
import { remembered } from '../../src/caches/remembered';
import { nearest } from '../../src/mdx/nearest';
import { refusedByDocusaurus } from '../../src/upstream/docFrontMatter';

/** Title and place of a navigation section or of a group in it. */
export interface NavigationEntry {
  title: string;
  /** Place among its siblings, smallest first; without one it is after those that have one. */
  order?: number;
}

/** Where the table of contents of a page is shown. */
export type TocMode = 'menu' | 'content';

/** What the site reads from the front matter of a page, besides Docusaurus's own keys. */
export interface PageFrontMatter {
  title?: string;
  /** Shown under the title. */
  subtitle?: string;
  description?: string;
  /** Place of the page in its group. */
  order?: number;
  /** The group of the sidebar it is in. */
  group?: NavigationEntry;
  /** The navbar's entry for its section; one page of the section has to say it. */
  nav?: NavigationEntry;
  /** `menu`, the default: next to the text. `content`: a list at the top of the text. */
  toc?: TocMode;
  /** Whether the page exists under `docusaurus start` only. */
  debug?: boolean;
  /** Columns of the demos on the page, above 1024 px. */
  demo?: { cols: number };
  /** Source file that is shown in place of the page's own, relative to the repository. */
  filename?: string;
  keywords?: string[];
}

interface Rule {
  schema: Joi.Schema;
  /** What to write instead, as the end of a message. */
  remedy: string;
}

const entry = Joi.object({ title: Joi.string().required(), order: Joi.number().min(0) });

const RULES: Record<keyof PageFrontMatter, Rule> = {
  title: { schema: Joi.string(), remedy: 'Write a text.' },
  subtitle: { schema: Joi.string(), remedy: 'Write a text, or leave it out.' },
  description: { schema: Joi.string(), remedy: 'Write a sentence, or leave it out.' },
  order: { schema: Joi.number().min(0), remedy: 'Write a number from 0, for instance order: 2.' },
  group: { schema: entry, remedy: 'Write a title and an order: group: { title: Docs, order: 1 }.' },
  nav: { schema: entry, remedy: 'Write a title and an order: nav: { title: API, order: 1 }.' },
  toc: {
    schema: Joi.valid('menu', 'content'),
    remedy: 'Write menu, for a list next to the text, or content, for one at the top of it.',
  },
  debug: { schema: Joi.boolean(), remedy: 'Write debug: true or leave it out.' },
  demo: {
    schema: Joi.object({ cols: Joi.number().integer().min(1).max(3).required() }),
    remedy: 'Write the number of columns, 1 to 3: demo: { cols: 2 }.',
  },
  filename: {
    schema: Joi.string(),
    remedy: 'Write the path of a file from the root of the repository.',
  },
  keywords: {
    schema: Joi.array().items(Joi.string()),
    remedy: 'Write a list of words: keywords: [form, validation].',
  },
};

/** What Docusaurus reads itself (docs of version 3.10), as far as this site's own keys leave it. */
const OF_DOCUSAURUS = [
  'custom_edit_url',
  'displayed_sidebar',
  'draft',
  'hide_table_of_contents',
  'hide_title',
  'id',
  'image',
  'last_update',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_label',
  'slug',
  'tags',
  'title_meta',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
];

/** Keys of Docusaurus that decide whether a page is published, at which address and with which sidebar. */
export const STRUCTURE_KEYS = ['draft', 'unlisted', 'slug', 'id', 'displayed_sidebar'] as const;

/** Front matter with all keys that a translation takes from its English page. */
export type StructuredFrontMatter = PageFrontMatter &
  Pick<DocFrontMatter, (typeof STRUCTURE_KEYS)[number]>;

/** Makes the start of a message about a key: the file, with the line where its text is at hand. */
export const placesIn = (file: string, text: string) => {
  const lines = text.split('\n');
  return (key: string): string => {
    const line = lines.findIndex((each) => each.startsWith(`${key}:`)) + 1;
    return line > 0 ? `${file}:${line}` : file;
  };
};

const isKnown = (key: string): key is keyof PageFrontMatter => key in RULES;

/**
 * Says what is wrong with a key of front matter, and what to do.
 *
 * @param refusal what Docusaurus refuses about the value, if anything
 */
function problemOf(key: string, value: unknown, refusal?: string): string | undefined {
  const keys = [...Object.keys(RULES), ...OF_DOCUSAURUS];
  if (!keys.includes(key)) {
    const near = nearest(key, keys);
    const remedy = near ? `Write "${near}".` : `Remove it, or use one of: ${keys.join(', ')}.`;
    return `nothing reads the front matter key "${key}". ${remedy}`;
  }
  const bad = `the front matter key "${key}" cannot be ${JSON.stringify(value)}`;
  if (isKnown(key) && RULES[key].schema.validate(value, { convert: false }).error) {
    return `${bad}. ${RULES[key].remedy}`;
  }
  return refusal && `${bad}: ${refusal}. Correct the value.`;
}

const accepted = remembered<PageFrontMatter>('front matter');

/** A text that differs for all that differs, unlike JSON: a date is not the string of that date. */
const textOf = (frontMatter: Record<string, unknown>): string =>
  inspect(frontMatter, {
    depth: Infinity,
    maxArrayLength: Infinity,
    maxStringLength: Infinity,
    breakLength: Infinity,
  });

function check(
  frontMatter: Record<string, unknown>,
  placeOf: (key: string) => string,
): PageFrontMatter {
  const entries = Object.entries(frontMatter);
  const refused = new Map(
    refusedByDocusaurus(frontMatter).map(({ key, message }) => [key, message]),
  );
  const problems = entries.flatMap(([key, value]) => {
    const problem = problemOf(key, value, refused.get(key));
    return problem ? [`${placeOf(key)}: ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(entries.filter(([key]) => isKnown(key)));
}

/**
 * Takes the site's own keys out of the front matter of a page and checks the values of all.
 *
 * @param frontMatter as it was parsed; other keys are left to Docusaurus
 * @param file path of the page for messages, relative to the repository
 * @param text text of the page, so that messages can name the line
 * @throws Error with a line for each problem, naming the file, the key, its value and what to write
 *   instead; also for a key that nothing reads
 */
export function readPageFrontMatter(
  frontMatter: Record<string, unknown>,
  file: string,
  text = '',
): PageFrontMatter {
  // A development server reads all pages again at each edit.
  return accepted(textOf(frontMatter), () => check(frontMatter, placesIn(file, text)));
}
