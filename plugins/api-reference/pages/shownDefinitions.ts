/** The components that show a definition, with the kind of data that each is given. */
export const DATA_KINDS = { API: 'table', TypeSignature: 'declaration', UsedIn: 'usages' } as const;

/** Name of a component that shows a definition. */
export type ReferenceComponent = keyof typeof DATA_KINDS;

/** A component of this plugin on a page. */
export interface ShownDefinition {
  component: ReferenceComponent;
  id: string;
}

const FENCE = /^(?<marks>`{3,})[^]*?^\k<marks>\s*$/gm;
const COMPONENT = new RegExp(
  `<(?<component>${Object.keys(DATA_KINDS).join('|')})\\s[^>]*?\\bid=["'](?<id>[^"']+)["']`,
  'g',
);

/** Name of the file with the data of a component on a page. */
export const dataFile = ({ component, id }: ShownDefinition): string =>
  `${id}.${DATA_KINDS[component]}.json`;

/** Finds what a page shows of the reference; code examples do not count. */
export const shownDefinitions = (mdx: string): ShownDefinition[] =>
  [...mdx.replace(FENCE, '').matchAll(COMPONENT)].map(
    ({ groups }) => ({ ...groups }) as unknown as ShownDefinition,
  );
