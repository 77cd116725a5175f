import path from 'node:path';
import { escapeRegexp } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { perObject } from '../../../src/caches/perObject';
import { readPage } from '../../../src/mdx/parsePage';
import { partsIn, type PageElement } from '../../../src/mdx/readNodes';
import { DATA_KINDS } from '../../api-reference/pages/shownDefinitions';
import { hasForm, noForm } from './elementForms';

/** Everything that a page imports or declares, as text. */
const codeOf = perObject((tree: Root): string => {
  const code: string[] = [];
  visit(tree, 'mdxjsEsm', ({ value }) => void code.push(value));
  return code.join('\n');
});

/** An element of a page, with its line and the names of those around it. */
interface NamedElement {
  name: string;
  line?: number;
  around: string[];
}

function elementsBelow(parent: Nodes, around: string[]): NamedElement[] {
  const children: Nodes[] = 'children' in parent ? parent.children : [];
  return children.flatMap((child) => {
    const name = child.type.startsWith('mdxJsx') ? (child as PageElement).name : null;
    if (name === null) return elementsBelow(child, around);
    const line = child.position?.start.line;
    return [{ name, line, around }, ...elementsBelow(child, [...around, name])];
  });
}

const elementsIn = perObject((tree: Root) => elementsBelow(tree, []));

/**
 * Whether a name is an element of HTML or a component that the page imports or declares. The compiler checks
 * that all others exist.
 */
function isThere(name: string, tree: Root): boolean {
  const [component] = name.split('.');
  return /^[a-z]/.test(name) || new RegExp(`\\b${component}\\b`).test(codeOf(tree));
}

/** What is wrong with an element without a form: of imported parts, only those with a relative path are read. */
function problemOf(name: string, tree: Root): string {
  const fromSite = new RegExp(`\\b${escapeRegexp(name)}\\s+from\\s+["']@site/.+\\.mdx?["']`);
  return fromSite.test(codeOf(tree))
    ? `<${name}> is imported from "@site", so its text would be missing in Markdown, in which readers copy pages. Write its path from the page, such as ./_part.mdx.`
    : noForm(name);
}

/**
 * Finds elements that have no form in Markdown, before all pages are rendered.
 *
 * @param siteDir absolute path of the site
 * @param file path of a page from there
 * @param rendered names of the components that are converted from the built page
 * @returns one sentence an element, also of the parts that the page imports
 */
export function formProblems(siteDir: string, file: string, rendered: string[]): string[] {
  const { tree } = readPage(path.join(siteDir, file));
  const parts = partsIn(tree);
  // What is in a component that is converted as a whole needs no form.
  const shown = new Set<string | undefined>([
    'Demo',
    ...Object.keys(DATA_KINDS),
    ...rendered,
    ...parts.map(({ name }) => name),
  ]);
  const lacking = elementsIn(tree).filter(
    ({ name, around }) =>
      !hasForm(name) && ![name, ...around].some((each) => shown.has(each)) && isThere(name, tree),
  );
  return [
    ...lacking.map(({ name, line }) => `${file}:${line}: ${problemOf(name, tree)}`),
    ...parts.flatMap(({ source }) =>
      formProblems(siteDir, path.posix.join(path.posix.dirname(file), source), rendered),
    ),
  ];
}
