import { demoAsset } from '../demos/demoAsset';
import type { Demo, DemoAsset } from '../demos/types';

/** A demo that the playground can begin with. */
export interface TemplateChoice {
  id: string;
  title: string;
}

/** What the page of the playground is built with. */
export interface PlaygroundData {
  templates: TemplateChoice[];
  /** What it begins with. */
  initial: DemoAsset;
  /** Packages with their versions that belong together: what each demo needs. */
  packageSets: Record<string, string>[];
}

/**
 * Makes the data of the playground.
 *
 * @param demos all demos in the language of the page
 * @param initial id of the demo that it begins with
 * @throws Error when there is no such demo
 */
export function playgroundData(demos: Demo[], initial: string): PlaygroundData {
  const first = demos.find(({ id }) => id === initial);
  if (!first) {
    throw new Error(
      `The playground begins with the demo "${initial}", which does not exist. Correct the option "initial" of plugins/playground in docusaurus.config.ts.`,
    );
  }
  const sets = new Map(demos.map(({ packages }) => [JSON.stringify(packages), packages]));
  return {
    templates: demos.filter(({ crashes }) => !crashes).map(({ id, title }) => ({ id, title })),
    initial: demoAsset(first),
    packageSets: [...sets.values()],
  };
}

/** The sources of all templates, by demo. */
export const templateAssets = (demos: Demo[]): Record<string, DemoAsset> =>
  Object.fromEntries(demos.map((demo) => [demo.id, demoAsset(demo)]));
