import type { GlobalData } from '@docusaurus/types';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { DOCS_PLUGIN } from '../../../src/upstream/generatedData';

type DocsData = Pick<GlobalPluginData, 'versions'>;

/**
 * The global data without the list of all pages, except those that the navbar names by id: other readers of the list
 * are the menu and the banner of a site with several versions, which are separate sites here.
 *
 * @param data what plugins give to every page
 * @param namedDocs ids of pages in the navbar
 */
export function clientGlobalData(data: GlobalData, namedDocs: Set<unknown>): GlobalData {
  const instances = Object.entries(data[DOCS_PLUGIN] ?? {}).map(([id, docs]) => {
    const { versions, ...others } = docs as DocsData;
    const slim = versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => namedDocs.has(doc.id)),
    }));
    return [id, { ...others, versions: slim }] as const;
  });
  return { ...data, [DOCS_PLUGIN]: Object.fromEntries(instances) };
}
