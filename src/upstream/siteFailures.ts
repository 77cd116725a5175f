// Runs in Node: how a development server says that a change cannot be taken in.
import { createRequire } from 'node:module';
import logger from '@docusaurus/logger';

type Reload = (site: unknown, ...more: unknown[]) => Promise<unknown>;

/** The used part of Docusaurus's module. */
export interface SiteLoader {
  reloadSite: Reload;
  reloadSitePlugin: Reload;
}

/** Names of the functions of {@link SiteLoader}. */
const RELOADS = ['reloadSite', 'reloadSitePlugin'] as const;

/** Functions that have been wrapped already: the configuration is loaded again after each change of it. */
const wrapped = Symbol.for('bindform.siteFailures');

/** Sentences of ours: each begins with a file. */
const OURS = /^[^\s:]+\.\w+(?::\d+)?: /;

/** The innermost message of an error that is one of ours; Docusaurus puts others around it. */
function ownMessage(error: unknown): string | undefined {
  const { message, cause } = error as Error;
  return (cause ? ownMessage(cause) : undefined) ?? (OURS.test(message) ? message : undefined);
}

/**
 * Wraps a function of Docusaurus that reloads. When that fails with a sentence of ours, it is said once for all reloads
 * that one change has caused, without the lines that Docusaurus adds, and the site stays as it was.
 *
 * @param reload Docusaurus's function
 * @param said what was said of the last change, shared between the functions
 * @param say prints a sentence
 */
export function sayingOnce(
  reload: Reload,
  said: Map<string, number>,
  say: (sentence: string) => void = (sentence) => logger.error(sentence),
): Reload {
  return async (site, ...more) => {
    const began = Date.now();
    try {
      return await reload(site, ...more);
    } catch (error) {
      const message = ownMessage(error);
      if (message === undefined) throw error;
      // A reload that began before this was last said is of the same change.
      if ((said.get(message) ?? 0) < began) say(message);
      said.set(message, Date.now());
      return site;
    }
  };
}

/**
 * Makes a development server say what is wrong after a change as `docusaurus build` does: one sentence, once. Call this
 * before it starts watching.
 */
export function sayFailuresOnce(): void {
  if (process.env.NODE_ENV !== 'development' || process.env.STACKS) return;
  // The instance that the CLI has loaded.
  const load = createRequire(require.resolve('@docusaurus/core/package.json'));
  const loader = load('@docusaurus/core/lib/server/site.js') as SiteLoader & { [wrapped]?: true };
  if (loader[wrapped]) return;
  const said = new Map<string, number>();
  for (const name of RELOADS) loader[name] = sayingOnce(loader[name], said);
  loader[wrapped] = true;
}
