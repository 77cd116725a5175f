/** The components that show a definition, with the kind of data that each is given. */
export const DATA_KINDS = { API: 'table', TypeSignature: 'declaration', UsedIn: 'usages' } as const;

/** Name of a component that shows a definition. */
export type ReferenceComponent = keyof typeof DATA_KINDS;

/** A component of this plugin on a page. */
export interface ShownDefinition {
  component: ReferenceComponent;
  /** Name of an export. */
  id: string;
  /** Names of the only properties to show, separated by spaces. */
  only?: string;
}

const FENCE = /^(?<marks>`{3,})[^]*?^\k<marks>\s*$/gm;
const COMPONENT = new RegExp(
  `<(?<component>${Object.keys(DATA_KINDS).join('|')})\\s(?<attributes>[^>]*)>`,
  'g',
);
const ATTRIBUTE = /(?<name>\w+)=(["'])(?<value>.*?)\2/g;

/** The names in `only`. */
export const onlyNames = ({ only }: ShownDefinition): string[] | undefined =>
  only?.split(/\s+/).filter(Boolean);

/** Name of the file with the data of a component on a page. */
export const dataFile = (shown: ShownDefinition): string =>
  [shown.id, ...(onlyNames(shown) ?? []), DATA_KINDS[shown.component], 'json'].join('.');

/** Finds what a page shows of the reference; code examples do not count. */
export const shownDefinitions = (mdx: string): ShownDefinition[] =>
  [...mdx.replace(FENCE, '').matchAll(COMPONENT)].map(({ groups = {} }) => {
    const found = [...groups.attributes.matchAll(ATTRIBUTE)].map((match) => match.groups ?? {});
    const attributes = Object.fromEntries(found.map(({ name, value }) => [name, value]));
    const component = groups.component as ReferenceComponent;
    return { component, id: attributes.id ?? '', only: attributes.only };
  });
