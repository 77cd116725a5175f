import { demoAsset } from '../demos/demoAsset';
import { packageSets } from '../demos/packageVersions';
import type { Placements } from '../demos/placements';
import type { Demo, DemoAsset } from '../demos/types';
import type { SidebarPage } from './readingOrder';

/** A demo that the playground can begin with. */
export interface TemplateChoice {
  id: string;
  title: string;
}

/** Demos that belong together. */
export interface TemplateGroup {
  label: string;
  templates: TemplateChoice[];
}

/** What the page of the playground is built with. */
export interface PlaygroundData {
  groups: TemplateGroup[];
  /** What it begins with. */
  initial: DemoAsset;
  /** Packages with their versions that belong together: what each demo needs. */
  packageSets: Record<string, string>[];
}

/**
 * Groups demos by the page that they are at home on, in reading order. Pages with a single demo share the
 * group of their sidebar category, so that no group has one entry only because a page has.
 *
 * @param demos the demos to choose from
 * @param placements pages of each demo, its home first; a demo without a page is left out
 * @param pages all pages in reading order
 */
export function groupTemplates(
  demos: Demo[],
  placements: Placements,
  pages: SidebarPage[],
): TemplateGroup[] {
  const titles = new Map(demos.map(({ id, title }) => [id, title]));
  const byHome = new Map<string, TemplateChoice[]>();
  for (const [id, [home]] of placements) {
    const title = titles.get(id);
    if (title === undefined) continue;
    byHome.set(home.permalink, [...(byHome.get(home.permalink) ?? []), { id, title }]);
  }
  const groups = new Map<string, TemplateChoice[]>();
  for (const { permalink, title, group } of pages) {
    const own = byHome.get(permalink) ?? [];
    if (own.length === 0) continue;
    const label = own.length > 1 ? title : group;
    groups.set(label, [...(groups.get(label) ?? []), ...own]);
  }
  return [...groups].map(([label, templates]) => ({ label, templates }));
}

/**
 * Makes the data of the playground.
 *
 * @param demos all demos in the language of the page
 * @param initial id of the demo that it begins with
 * @param placements pages of each demo
 * @param pages all pages in reading order
 * @throws Error when there is no such demo
 */
export function playgroundData(
  demos: Demo[],
  initial: string,
  placements: Placements,
  pages: SidebarPage[],
): PlaygroundData {
  const first = demos.find(({ id }) => id === initial);
  if (!first) {
    throw new Error(
      `The playground begins with the demo "${initial}", which does not exist. Correct the option "initial" of plugins/playground in docusaurus.config.ts.`,
    );
  }
  const choices = demos.filter(({ crashes }) => !crashes);
  return {
    groups: groupTemplates(choices, placements, pages),
    initial: demoAsset(first),
    packageSets: packageSets(demos),
  };
}

/** The sources of all templates, by demo. */
export const templateAssets = (demos: Demo[]): Record<string, DemoAsset> =>
  Object.fromEntries(demos.map((demo) => [demo.id, demoAsset(demo)]));
