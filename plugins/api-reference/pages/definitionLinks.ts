import { definitionAnchor } from './anchors';
import type { Links } from './pieces';
import type { ShownDefinition } from './shownDefinitions';

/** A page of the documentation with what it shows of the reference. */
export interface ReferencePage {
  /** Address with the base path, as Docusaurus gives it. */
  permalink: string;
  /** Path of the file, for messages. */
  file: string;
  shown: ShownDefinition[];
}

const isDeclared = ({ component }: ShownDefinition) => component === 'TypeSignature';
const isTabled = ({ component, only }: ShownDefinition) => component === 'API' && !only;

/**
 * Finds the page of each definition: the one that shows its declaration, else the one that shows its
 * table. What is not the first on its page is linked by its anchor.
 */
export function definitionLinks(pages: ReferencePage[]): Links {
  const links: Links = {};
  for (const shows of [isDeclared, isTabled]) {
    for (const { permalink, shown } of pages) {
      const ids = [...new Set(shown.filter(shows).map(({ id }) => id))];
      ids.forEach((id, index) => {
        links[id] ??= index === 0 ? permalink : `${permalink}#${definitionAnchor(id)}`;
      });
    }
  }
  return links;
}
