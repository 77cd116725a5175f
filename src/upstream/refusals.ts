// Runs in Node: says which line of the configuration Docusaurus refuses, and which key was probably meant.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Joi } from '@docusaurus/utils-validation';
import { lineAt } from '../languages/messageFile';
import { nearest, whatToWrite } from '../mdx/nearest';

type Path = (string | number)[];

/** What was refused, and where it is written. */
interface Refused {
  /** Of Joi, as far as it is used. */
  details: Pick<Joi.ValidationErrorItem, 'message' | 'type' | 'path'>[];
  value: unknown;
  /** Undefined where Docusaurus keeps it to itself. */
  schema?: Joi.Schema;
  /** Name of the file, and its text. */
  file: string;
  text: string;
}

function knownKeys(schema: Joi.Schema | undefined, at: Path): string[] {
  try {
    const part = at.length ? schema?.extract(at.map(String)) : schema;
    return Object.keys((part?.describe().keys ?? {}) as object);
  } catch {
    // Joi extracts nothing from alternatives.
    return [];
  }
}

function keysIn(value: unknown, at: Path): string[] {
  const part = at.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], value);
  return part && typeof part === 'object' ? Object.keys(part) : [];
}

/** Finds the line of a key below others; undefined if it is not written in the file. */
function lineOf(text: string, at: Path): number | undefined {
  let end = 0;
  for (const key of at.filter((part) => typeof part === 'string')) {
    const found = new RegExp(`(?<![\\w$.])['"]?${key.replace(/\W/g, '\\$&')}['"]?\\s*:`, 'g');
    found.lastIndex = end;
    if (!found.test(text)) return undefined;
    end = found.lastIndex;
  }
  return end > 0 ? text.slice(0, end).split('\n').length : undefined;
}

/**
 * Says what is wrong with a configuration, one sentence for each problem.
 *
 * @param refused result of a validation by Joi
 */
export function explain({ details, value, schema, file, text }: Refused): string[] {
  const place = (at: Path) => {
    const line = lineOf(text, at);
    return line ? `${file}:${line}` : file;
  };
  const problems = details.map(({ type, path: at, message }) => {
    const [above, key] = [at.slice(0, -1), String(at.at(-1))];
    if (type === 'object.unknown') {
      const known = knownKeys(schema, above);
      return `${place(at)}: nothing reads the key "${key}". ${whatToWrite(key, known)}`;
    }
    const written = type === 'any.required' ? nearest(key, keysIn(value, above)) : undefined;
    return written
      ? `${place([...above, written])}: nothing reads the key "${written}". Write "${key}".`
      : `${place(at)}: ${message}. Correct the value.`;
  });
  // A misspelt key that is needed is unknown, and missing.
  return [...new Set(problems)];
}

type Check = (...given: never[]) => unknown;

/** Functions that have been wrapped already: the configuration is loaded again after each change of it. */
const wrapped = Symbol.for('bindform.refusals');

/** Wraps a function of Docusaurus that validates, so that it throws what {@link explain} says. */
function wrap<Name extends string>(
  module: Record<Name, Check & { [wrapped]?: true }>,
  name: Name,
  explainFailure: (error: unknown, given: unknown[]) => string[],
): void {
  const original = module[name];
  if (original[wrapped]) return;
  const check = (...given: never[]) => {
    try {
      return original(...given);
    } catch (error) {
      const said = explainFailure(error, given);
      if (said.length) throw new Error(said.join('\n'));
      throw error;
    }
  };
  module[name] = Object.assign(check, { [wrapped]: true as const });
}

/** What Joi throws; no details in other errors. */
const detailsOf = (error: unknown) => (error as { details?: Refused['details'] }).details ?? [];

/** The used part of Docusaurus's module. */
interface SidebarsModule {
  collectSidebarsDocIds: (sidebars: object) => Record<string, string[]>;
  createSidebarsUtils: ((sidebars: object) => object) & { [wrapped]?: true };
}

/** Replaces the check of the pages in sidebars, which lists all pages of the site and names no line. */
function explainMissingPages(module: SidebarsModule, placeOfPage: (id: string) => string): void {
  const original = module.createSidebarsUtils;
  if (original[wrapped]) return;
  const create = (sidebars: object) => ({
    ...original(sidebars),
    checkSidebarsDocIds({ allDocIds }: { allDocIds: string[] }) {
      const ids = new Set(Object.values(module.collectSidebarsDocIds(sidebars)).flat());
      const problems = [...ids]
        .filter((id) => !allDocIds.includes(id))
        .map(
          (id) =>
            `${placeOfPage(id)}: the page "${id}" does not exist. ${whatToWrite(id, allDocIds, 'Write the path of a file in docs, without its ending.')}`,
        );
      if (problems.length) throw new Error(problems.join('\n'));
    },
  });
  module.createSidebarsUtils = Object.assign(create, { [wrapped]: true as const });
}

/**
 * Makes Docusaurus say file, line and remedy when it refuses a key or value of `docusaurus.config.ts`, of a plugin's
 * options or of `sidebars.ts`, or a page that is missing there. Its own messages have no line. What it accepts and
 * refuses stays the same. Call this while the configuration is read.
 *
 * @param siteDir absolute path of the site
 */
export function explainRefusals(siteDir: string): void {
  const load = createRequire(require.resolve('@docusaurus/core/package.json'));
  const textOf = (name: string) => {
    const file = path.join(siteDir, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  };
  const said = (name: string, refused: Pick<Refused, 'details' | 'value' | 'schema'>) =>
    explain({ ...refused, file: name, text: textOf(name) });

  const ofPlugins = load('@docusaurus/utils-validation/lib/validationUtils.js');
  for (const name of ['normalizePluginOptions', 'normalizeThemeConfig']) {
    wrap(ofPlugins, name, (error, [schema, value]) =>
      said('docusaurus.config.ts', {
        details: detailsOf(error),
        value,
        schema: schema as Joi.Schema,
      }),
    );
  }

  const ofSite = load('@docusaurus/core/lib/server/configValidation.js');
  wrap(ofSite, 'validateConfig', (_error, [value]) => {
    const schema = ofSite.ConfigSchema as Joi.Schema;
    const { error } = schema.validate(value, { abortEarly: false });
    return said('docusaurus.config.ts', { details: detailsOf(error ?? {}), value, schema });
  });

  const ofSidebars = load('@docusaurus/plugin-content-docs/lib/sidebars/validation.js');
  wrap(ofSidebars, 'validateSidebars', (error) =>
    said('sidebars.ts', {
      details: detailsOf(error),
      value: (error as { _original?: unknown })._original,
    }),
  );

  explainMissingPages(
    load('@docusaurus/plugin-content-docs/lib/sidebars/utils.js') as SidebarsModule,
    (id) => {
      const text = textOf('sidebars.ts');
      const found = [`'${id}'`, `"${id}"`].map((quoted) => text.indexOf(quoted));
      return Math.max(...found) < 0
        ? 'sidebars.ts'
        : `sidebars.ts:${lineAt(text, Math.max(...found))}`;
    },
  );
}
