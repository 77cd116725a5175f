// Runs in Node: what Docusaurus refuses in the front matter of a page. Its own message names no line.
import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';

/** A key with a value that Docusaurus refuses. */
export interface RefusedKey {
  key: string;
  /** What is wrong with the value, without a full stop. */
  message: string;
}

/** Returns the keys of front matter whose values would stop Docusaurus. */
export function refusedByDocusaurus(frontMatter: Record<string, unknown>): RefusedKey[] {
  const { error } = DocFrontMatterSchema.validate(frontMatter, { abortEarly: false });
  // A rule about two keys names none; the only one is that a draft cannot be unlisted.
  return (error?.details ?? []).map(({ path: [key = 'unlisted'], message }) => ({
    key: String(key),
    message: message.replace(/\.$/, ''),
  }));
}
