import fs from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';

/** A page, as the data file of another plugin lists it. */
export interface PageRecord {
  /** Address, base path included. */
  path: string;
  /** The navbar's entry for its section. */
  nav?: { title: string; order: number };
  /** `subtitle` and `keywords` help to find the page. */
  frontmatter: { subtitle?: string; keywords?: string[] };
}

/** A demo, as the data file of another plugin lists it. */
export interface DemoRecord {
  id: string;
  title: string;
  description: string;
  keywords: string[];
  /** Addresses of the pages that show it, its home first, base path included. */
  pages: string[];
}

/** An API property, as the data file of another plugin lists it. */
export interface PropertyRecord {
  name: string;
  /** What it belongs to: `FormItem` of `FormItem.requireIndicator`. */
  definition: string;
  description: string;
  /** Its type, as TypeScript writes it. */
  type?: string;
  /** Address of the page with its row, base path included. */
  permalink: string;
  /** Anchor of the row, without `#`. */
  anchor: string;
}

const Text = Joi.string().allow('');

/** What a file of pages has to hold. */
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

/** What a file of demos has to hold. */
export const DemoRecords = Joi.array<DemoRecord[]>().items(
  Joi.object({
    id: Joi.string().required(),
    title: Joi.string().required(),
    description: Text.default(''),
    keywords: Joi.array().items(Joi.string()).default([]),
    pages: Joi.array().items(Joi.string()).required(),
  }).unknown(),
);

/** What a file of API properties has to hold. */
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
 * Reads a list that another plugin made with `createData`.
 *
 * @param file path of the file inside Docusaurus's folder of generated files
 * @returns the list; an empty one when no plugin made the file
 * @throws Error naming the file and the field when it does not hold what it should
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
