// Runs in Node: in which order a development server takes in changes.
import { createRequire } from 'node:module';

/** The functions of Docusaurus that make the next site from the current one. */
export interface SiteReloads<Site, Plugin> {
  reloadSite: (site: Site) => Promise<Site>;
  reloadSitePlugin: (site: Site, plugin: Plugin) => Promise<Site>;
}

/**
 * Wraps the reload functions of Docusaurus, which start from the same site when two plugins change at once, so that the
 * later one undoes the earlier one, and both write the same files. Here each waits for the one before and starts from
 * its result. After a failure, whose change is in no site, the next change reloads everything: a page that shows a
 * missing demo appears once the demo is there.
 *
 * @param reloads Docusaurus's functions
 */
export function inTurn<Site, Plugin>({
  reloadSite,
  reloadSitePlugin,
}: SiteReloads<Site, Plugin>): SiteReloads<Site, Plugin> {
  let latest: Site | undefined;
  let isBehind = false;
  let turn: Promise<unknown> = Promise.resolve();

  const queue = (given: Site, reload: (site: Site) => Promise<Site>): Promise<Site> => {
    const result = turn.then(async () => {
      const reloadAll = isBehind || reload === reloadSite;
      isBehind = true;
      latest = await (reloadAll ? reloadSite : reload)(latest ?? given);
      isBehind = false;
      return latest;
    });
    turn = result.catch(() => undefined);
    return result;
  };

  return {
    reloadSite: (site) => queue(site, reloadSite),
    reloadSitePlugin: (site, plugin) => queue(site, (current) => reloadSitePlugin(current, plugin)),
  };
}

/** Marks the wrapped module: the configuration is loaded again after each change of it. */
const wrapped = Symbol.for('bindform.reloadQueue');

/**
 * Makes a development server take in one change after the other. Call this before it starts watching, and before
 * `sayFailuresOnce`, which reports failures and hides them from its caller.
 */
export function reloadInTurn(): void {
  if (process.env.NODE_ENV !== 'development') return;
  // The instance that the CLI has loaded.
  const load = createRequire(require.resolve('@docusaurus/core/package.json'));
  const loader = load('@docusaurus/core/lib/server/site.js') as SiteReloads<unknown, unknown> & {
    [wrapped]?: true;
  };
  if (loader[wrapped]) return;
  Object.assign(loader, inTurn(loader), { [wrapped]: true });
}
