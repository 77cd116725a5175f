import type { Definitions, Property } from '../definitions';
import { rowAnchor } from './anchors';
import type { ReferencePage } from './definitionLinks';
import { prosePieces } from './pieces';

/** A property for the search: what a reader types, where it leads, what to show. */
export interface SearchEntry {
  /** Name of the property, prop or parameter. */
  name: string;
  /** Export that it belongs to. */
  definition: string;
  /** Address of the page, with the base path. */
  permalink: string;
  /** Id of its row on that page. */
  anchor: string;
  /** Its type, as TypeScript writes it. */
  type: string;
  /** What it is, as plain text in the page's language. */
  description: string;
}

const plainText = (text: string) =>
  prosePieces(text, {})
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');

/** Lists the properties that the pages show in tables. */
export function searchEntries(pages: ReferencePage[], definitions: Definitions): SearchEntry[] {
  return pages.flatMap(({ permalink, shown }) =>
    shown.flatMap(({ component, id, only }) => {
      // A part of a table is on its page to explain; the whole one answers a search.
      const definition = component === 'API' && !only ? definitions[id] : undefined;
      if (!definition) return [];
      const parameters = definition.signatures.flatMap((signature) => signature.parameters);
      return [...definition.properties, ...parameters].map(
        ({ name, documentation, type }: Property): SearchEntry => ({
          name,
          definition: id,
          permalink,
          anchor: rowAnchor(id, name),
          description: plainText(documentation.text),
          type: type.text,
        }),
      );
    }),
  );
}
