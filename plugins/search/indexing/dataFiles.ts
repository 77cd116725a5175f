import fs from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';

/** A page in the data file of another plugin. */
export interface PageRecord {
  /** Address, including the base path. */
  path: string;
  /** The navbar entry of its section. */
  nav?: { title: string; order: number };
  /** The page can be found by its `subtitle` and `keywords`. */
  frontmatter: { subtitle?: string; keywords?: string[] };
}

/** A demo in the data file of another plugin. */
export interface DemoRecord {
  id: string;
  title: string;
  description: string;
  keywords: string[];
  /** Addresses of the pages that show it, including the base path; its main page first. */
  pages: string[];
}

/** An API property in the data file of another plugin. */
export interface PropertyRecord {
  name: string;
  /** Its owner, such as `FormItem` for `FormItem.requireIndicator`. */
  definition: string;
  description: string;
  /** Its type, in TypeScript syntax. */
  type?: string;
  /** Address of the page with its row, including the base path. */
  permalink: string;
  /** Anchor of the row, without `#`. */
  anchor: string;
}

const Text = Joi.string().allow('');

/** Schema of a file of pages. */
export const PageRecords = Joi.array<PageRecord[]>().items(
  Joi.object({
    path: Joi.string().required(),
    nav: Joi.object({ title: Joi.string().required(), order: Joi.number().default(0) }).unknown(),
    frontmatter: Joi.object({
      subtitle: Text,
      keywords: Joi.array().items(Joi.string()),
    })
      .unknown()
      .default({}),
  }).unknown(),
);

/** Schema of a file of demos. */
export const DemoRecords = Joi.array<DemoRecord[]>().items(
  Joi.object({
    id: Joi.string().required(),
    title: Joi.string().required(),
    description: Text.default(''),
    keywords: Joi.array().items(Joi.string()).default([]),
    pages: Joi.array().items(Joi.string()).required(),
  }).unknown(),
);

/** Schema of a file of API properties. */
export const PropertyRecords = Joi.array<PropertyRecord[]>().items(
  Joi.object({
    name: Joi.string().required(),
    definition: Joi.string().required(),
    description: Text.default(''),
    type: Text,
    permalink: Joi.string().required(),
    anchor: Joi.string().required(),
  }).unknown(),
);

/**
 * Reads a list that another plugin wrote with `createData`.
 *
 * @param file path relative to Docusaurus's folder of generated files
 * @returns the list; empty if the file does not exist
 * @throws Error naming the file and the field if the content does not match the schema
 */
export async function readDataFile<T>(
  generatedFilesDir: string,
  file: string,
  schema: Joi.ArraySchema<T[]>,
): Promise<T[]> {
  const text = await fs
    .readFile(path.join(generatedFilesDir, file), 'utf8')
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw error;
    });
  const { value, error } = schema.validate(JSON.parse(text));
  if (error) {
    throw new Error(
      `Search cannot use the data file "${file}": ${error.message}. Correct the plugin that makes it; the fields are in plugins/search/README.md.`,
    );
  }
  return value;
}
