import type { Code, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DOWNLOADS, downloadsOf } from './downloads';

/** Options of {@link remarkDownloads}. */
export interface RemarkDownloadsOptions {
  /** Absolute path of the library's package. */
  packageDir: string;
  /** Address of the site with its base path, for instance `https://example.org/bindform/`. */
  siteUrl: string;
  /**
   * Whether the library is on the package registry. Every line that installs it then says its name
   * alone; until then it says the address of the packed library on this site too.
   */
  onRegistry: boolean;
}

function valuesOf({ packageDir, siteUrl, onRegistry }: RemarkDownloadsOptions) {
  const { name, version, tarball, module, stylesheet, react } = downloadsOf(packageDir);
  const folder = `${siteUrl}${DOWNLOADS}/`;
  return {
    package: onRegistry ? name : `${name}@${folder}${tarball}`,
    version,
    tarball: folder + tarball,
    module: folder + module,
    stylesheet: folder + stylesheet,
    react: folder + react,
  };
}

const PLACEHOLDER = /%([a-z]+)%/g;

/**
 * Remark plugin: puts the version of the library and the addresses of its downloads into the code of a
 * page, blocks and words, where it says `%package%`, `%version%`, `%tarball%`, `%module%`,
 * `%stylesheet%` or `%react%`.
 *
 * @returns a transformer that throws an Error naming page, line and remedy for an unknown placeholder
 */
export default function remarkDownloads(options: RemarkDownloadsOptions) {
  const values: Record<string, string> = valuesOf(options);
  return (root: Root, file: { path?: string }): void => {
    const fill =
      ({ position }: Code | InlineCode) =>
      (placeholder: string, name: string) => {
        if (Object.hasOwn(values, name)) return values[name];
        const known = Object.keys(values).map((value) => `%${value}%`);
        throw new Error(
          `${file.path}:${position?.start.line}: ${placeholder} stands for nothing. Write one of ${known.join(' ')}.`,
        );
      };
    visit(root, ['code', 'inlineCode'], (node) => {
      const code = node as Code | InlineCode;
      code.value = code.value.replace(PLACEHOLDER, fill(code));
    });
  };
}
