import { whatToWrite } from '../../../src/mdx/nearest';
import type { Definition, Definitions } from '../definitions';
import { definitionLinks, type ReferencePage } from './definitionLinks';
import { declarationView, tableView, usagesView } from './makeViews';
import type { Links } from './pieces';
import {
  dataFile,
  onlyNames,
  type ReferenceComponent,
  type ShownDefinition,
} from './shownDefinitions';
import type { Absence, DeclarationView, TableView, UsagesView } from './views';

/** What is known of the library's source: it is not read, it is being read, or it has been read. */
export type Reference =
  { state: 'disabled' } | { state: 'resolving' } | { state: 'ready'; definitions: Definitions };

/** Data of one component on a page. */
export type PageDatum = Absence | TableView | DeclarationView | UsagesView;

const VIEWS: Record<ReferenceComponent, (definition: Definition, links: Links) => PageDatum> = {
  API: tableView,
  TypeSignature: declarationView,
  UsedIn: usagesView,
};

/** A definition with those of its properties that a page asks for. */
function definitionFor(definitions: Definitions, shown: ShownDefinition): Definition | undefined {
  const definition = Object.hasOwn(definitions, shown.id) ? definitions[shown.id] : undefined;
  const names = onlyNames(shown);
  if (!definition || !names) return definition;
  const properties = definition.properties.filter(({ name }) => names.includes(name));
  return { ...definition, properties };
}

/** Makes the data files that the pages import, by name: one for each thing shown, and no other. */
export function pageData(pages: ReferencePage[], reference: Reference): Map<string, PageDatum> {
  const links = definitionLinks(pages);
  const data = new Map<string, PageDatum>();
  for (const shown of pages.flatMap((page) => page.shown)) {
    if (reference.state !== 'ready') {
      data.set(dataFile(shown), { state: reference.state });
      continue;
    }
    const definition = definitionFor(reference.definitions, shown);
    const view = definition && VIEWS[shown.component](definition, links);
    data.set(dataFile(shown), view ?? { state: 'missing' });
  }
  return data;
}

/** Names that pages show though the library has no such export or property, each with its page. */
export const missingDefinitions = (pages: ReferencePage[], definitions: Definitions): string[] =>
  pages.flatMap(({ file, shown }) =>
    shown.flatMap((component) => {
      const definition = definitionFor(definitions, component);
      const tag = `${file}:${component.line ?? 1}: <${component.component} id="${component.id}">`;
      if (!definition) {
        return [
          `${tag} names nothing that the library exports. ${whatToWrite(component.id, Object.keys(definitions), 'Write the name of an export.')}`,
        ];
      }
      const names = definition.properties.map(({ name }) => name);
      const unknown = (onlyNames(component) ?? []).filter((name) => !names.includes(name));
      return unknown.map(
        (name) =>
          `${tag} names the property ${name}, which does not exist. ${whatToWrite(name, names, `Write the name of a property of ${component.id}.`)}`,
      );
    }),
  );
