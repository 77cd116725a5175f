import type { Code, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { addressesOf, type DownloadSite } from './downloads';

const PLACEHOLDER = /%([a-z]+)%/g;

/**
 * Remark plugin: puts the version of the library and the addresses of its downloads into the code of a
 * page, blocks and words, where it says `%package%`, `%version%`, `%tarball%`, `%module%`,
 * `%stylesheet%` or `%react%`.
 *
 * @returns a transformer that throws an Error naming page, line and remedy for an unknown placeholder
 */
export default function remarkDownloads(site: DownloadSite) {
  const values: Record<string, string> = addressesOf(site);
  return (root: Root, file: { path?: string }): void => {
    const fill =
      ({ position }: Code | InlineCode) =>
      (placeholder: string, name: string) => {
        if (Object.hasOwn(values, name)) return values[name];
        const known = Object.keys(values).map((value) => `%${value}%`);
        throw new Error(
          `${file.path}:${position?.start.line}: ${placeholder} is not a placeholder. Write one of ${known.join(' ')}.`,
        );
      };
    visit(root, ['code', 'inlineCode'], (node) => {
      const code = node as Code | InlineCode;
      code.value = code.value.replace(PLACEHOLDER, fill(code));
    });
  };
}
