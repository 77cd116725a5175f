import fs from 'node:fs';
import path from 'node:path';
import { whatToWrite } from '../../src/mdx/nearest';
import { customize } from './configured/customize';
import { validateSidebarOptions, type SidebarOptions } from './configured/options';
import { navigationPage, readPagePairs } from './navigationPages';
import { arrangeSections } from './sections';
import { sidebarItems, type SidebarItemsGenerator } from './sidebarItems';

function refuseUnknownSections(options: SidebarOptions, known: string[]): void {
  const unknown = Object.keys(options).find((section) => !known.includes(section));
  if (unknown !== undefined) {
    throw new Error(
      `The sidebar options name the section "${unknown}", which does not exist. Name one of: ${known.join(', ')}.`,
    );
  }
}

/** @throws Error for a sidebar of a folder that is no section; the pages of one that is may all be drafts */
function refuseUnknownFolder(dirName: string, contentPath: string): void {
  const folders = fs
    .readdirSync(contentPath, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  if (folders.includes(dirName)) return;
  const reason = fs.existsSync(path.join(contentPath, dirName))
    ? 'only a folder directly in docs is a section'
    : 'docs has no such folder';
  throw new Error(
    `sidebars.ts: the sidebar of the folder "${dirName}" would be empty, since ${reason}. ${whatToWrite(dirName, folders, 'Write the name of a folder in docs.')}`,
  );
}

/**
 * Makes the docs plugin's `sidebarItemsGenerator`: a sidebar from the front matter of its section's pages.
 *
 * @param options configured entries by section, for instance `{ api: { append: [link] } }`
 * @throws Error saying in a sentence which option is wrong, or which pages contradict each other
 */
export function navigationSidebars(options: SidebarOptions = {}): SidebarItemsGenerator {
  const configured = validateSidebarOptions(options);
  return async ({ docs, item, version }) => {
    const pages = await readPagePairs(docs, version.contentPath);
    const sections = arrangeSections(pages.map(navigationPage));
    refuseUnknownSections(
      configured,
      sections.map(({ id }) => id),
    );
    refuseUnknownFolder(item.dirName, version.contentPath);
    const section = sections.find(({ id }) => id === item.dirName);
    const generated = section ? sidebarItems(section) : [];
    return customize(generated, configured[item.dirName] ?? {}, `sidebars.${item.dirName}`);
  };
}
