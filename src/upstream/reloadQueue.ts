// Runs in Node: in which order a development server takes in changes.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from '@docusaurus/types';

/** The functions of Docusaurus that make the next site from the current one. */
export interface SiteReloads<Site, Plugin> {
  reloadSite: (site: Site) => Promise<Site>;
  reloadSitePlugin: (site: Site, plugin: Plugin) => Promise<Site>;
}

/** The used part of a bundler that watches files (https://rspack.rs/api/javascript-api/compiler#watching). */
export interface Watching {
  suspend: () => void;
  resume: () => void;
}

/** Time after which the watcher of the bundler has been notified of the files that a reload has written (ms). */
const WATCHER_DELAY = 30;

/** Time in which a maintainer saves all files of a change, such as a page and its demo (ms). */
const SAVING_TIME = 1000;

/**
 * Wraps the reload functions of Docusaurus, which start from the same site when two plugins change at once, so that the
 * later one undoes the earlier one, and both write the same files. Here each waits for the one before and starts from
 * its result. If one fails, its change is in no site, so the next change of another plugin reloads everything: a page
 * that shows a missing demo appears once the demo is there. A failure counts only if no other change follows soon: until
 * then, the page may be saved and its demo not yet.
 *
 * The bundler waits meanwhile: it would compile the changed file, and then a second time what the reload has written,
 * before the browser gets anything.
 *
 * @param reloads Docusaurus's functions
 * @param bundler what compiles the site; undefined before it has started
 * @param check throws when no plugin can read the change; called before each reload
 * @param savingTime how long a failed reload waits for another change (ms)
 */
export function inTurn<Site, Plugin>(
  { reloadSite, reloadSitePlugin }: SiteReloads<Site, Plugin>,
  bundler: () => Watching | undefined,
  check: () => void,
  savingTime = SAVING_TIME,
): SiteReloads<Site, Plugin> {
  let latest: Site | undefined;
  /** The plugins whose change is in no site yet. */
  let missing = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let changes = 0;

  const resume = () => {
    waiting -= 1;
    if (waiting === 0) bundler()?.resume();
  };

  const queue = (given: Site, plugin?: Plugin): Promise<Site> => {
    const name = JSON.stringify(plugin);
    const number = (changes += 1);
    waiting += 1;
    bundler()?.suspend();
    const result = turn.then(async () => {
      const site = latest ?? given;
      missing.add(name);
      try {
        check();
        const isAlone = plugin !== undefined && missing.size === 1;
        latest = await (isAlone ? reloadSitePlugin(site, plugin) : reloadSite(site));
        missing = new Set();
        return latest;
      } catch (error) {
        if (number === changes) await pause(savingTime);
        // The next reload takes in this change too.
        if (number < changes) return site;
        throw error;
      }
    });
    turn = result.catch(() => undefined);
    void turn.then(() => setTimeout(resume, WATCHER_DELAY));
    return result;
  };

  return { reloadSite: queue, reloadSitePlugin: queue };
}

/** Marks the wrapped module: the configuration is loaded again after each change of it. */
const wrapped = Symbol.for('bindform.reloadQueue');

/** What watches the files of the browser's scripts. */
let watching: Watching | undefined;

/** Finds the bundler that {@link reloadInTurn} makes wait; has to be among the site's plugins. */
export const bundlerWaits = (): Plugin => ({
  name: 'bundler-waits',
  configureWebpack: (_config, isServer) =>
    isServer || process.env.NODE_ENV !== 'development'
      ? {}
      : {
          plugins: [
            ({ hooks }) =>
              hooks.watchRun.tap('bundler-waits', (compiler) => {
                watching = compiler.watching;
              }),
          ],
        },
});

/**
 * Makes a development server take in one change after the other. Call this before it starts watching, and before
 * `sayFailuresOnce`, which reports failures and hides them from its caller.
 *
 * @param check see {@link inTurn}
 */
export function reloadInTurn(check: () => void): void {
  if (process.env.NODE_ENV !== 'development') return;
  // The instance that the CLI has loaded.
  const load = createRequire(require.resolve('@docusaurus/core/package.json'));
  const loader = load('@docusaurus/core/lib/server/site.js') as SiteReloads<unknown, unknown> & {
    [wrapped]?: true;
  };
  if (loader[wrapped]) return;
  const reloads = inTurn(loader, () => watching, check);
  Object.assign(loader, reloads, { [wrapped]: true });
}
