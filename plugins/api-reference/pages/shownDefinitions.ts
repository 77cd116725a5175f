import { perObject } from '../../../src/caches/perObject';
import type { ParsedPage } from '../../../src/mdx/parsePage';
import { elementsOf, textAttribute } from '../../../src/mdx/readNodes';

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
  /** Line of the page that shows it, for messages. */
  line?: number;
}

/** The names in `only`. */
export const onlyNames = ({ only }: ShownDefinition): string[] | undefined =>
  only?.split(/\s+/).filter(Boolean);

/** Name of the file with the data of a component on a page. */
export const dataFile = (shown: ShownDefinition): string =>
  [shown.id, ...(onlyNames(shown) ?? []), DATA_KINDS[shown.component], 'json'].join('.');

/** Finds what a page shows of the reference; code examples do not count. */
export const shownDefinitions = perObject(({ tree }: Pick<ParsedPage, 'tree'>): ShownDefinition[] =>
  elementsOf(tree, Object.keys(DATA_KINDS)).map((element) => ({
    component: element.name as ReferenceComponent,
    id: textAttribute(element, 'id') ?? '',
    only: textAttribute(element, 'only'),
    line: element.position?.start.line,
  })),
);
