import type { Code, InlineCode, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { placeOf, type PageFile } from '../../src/mdx/place';
import { addressesOf, type DownloadSite } from './downloads';

const PLACEHOLDER = /%([a-z]+)%/g;

/** Keeps the text for the state that the library is in, and takes the other away. */
function keepState(root: Root, shown: string, hidden: string): void {
  visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
    const { name, children } = node as MdxJsxFlowElement;
    if (!parent || index === undefined || (name !== shown && name !== hidden)) return undefined;
    parent.children.splice(index, 1, ...(name === shown ? children : []));
    return [SKIP, index];
  });
}

/**
 * Remark plugin: puts the version of the library and the addresses of its downloads into the code of a
 * page, blocks and words, where it says `%package%`, `%version%`, `%tarball%`, `%module%`,
 * `%stylesheet%` or `%react%`. What is in `<Published>` stays once the library is on the registry, what is
 * in `<Unpublished>` until then.
 *
 * @returns a transformer that throws an Error naming page, line and remedy for an unknown placeholder
 */
export default function remarkDownloads(site: DownloadSite) {
  const values: Record<string, string> = addressesOf(site);
  const states = ['Unpublished', 'Published'] as const;
  const [shown, hidden] = site.onRegistry ? [states[1], states[0]] : states;
  return (root: Root, file: PageFile): void => {
    keepState(root, shown, hidden);
    const fill = (code: Code | InlineCode) => (placeholder: string, name: string) => {
      if (Object.hasOwn(values, name)) return values[name];
      const known = Object.keys(values).map((value) => `%${value}%`);
      throw new Error(
        `${placeOf(file, code)}: ${placeholder} is not a placeholder. Write one of ${known.join(' ')}.`,
      );
    };
    visit(root, ['code', 'inlineCode'], (node) => {
      const code = node as Code | InlineCode;
      code.value = code.value.replace(PLACEHOLDER, fill(code));
    });
  };
}
