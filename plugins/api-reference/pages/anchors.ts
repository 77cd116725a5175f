/** Id of the row of a property. */
export const rowAnchor = (definition: string, name: string): string => `${definition}-${name}`;

/** Id of the part of a page that shows a definition; headings may have the plain name. */
export const definitionAnchor = (id: string): string => `api-${id}`;
