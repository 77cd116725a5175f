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
 * its result. If one fails, its change is in no site, so the next change of another plugin reloads everything: a page
 * that shows a missing demo appears once the demo is there.
 *
 * @param reloads Docusaurus's functions
 */
export function inTurn<Site, Plugin>({
  reloadSite,
  reloadSitePlugin,
}: SiteReloads<Site, Plugin>): SiteReloads<Site, Plugin> {
  let latest: Site | undefined;
  /** The plugins whose change is in no site yet. */
  let missing = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  const queue = (given: Site, plugin?: Plugin): Promise<Site> => {
    const name = JSON.stringify(plugin);
    const result = turn.then(async () => {
      const site = latest ?? given;
      missing.add(name);
      const isAlone = plugin !== undefined && missing.size === 1;
      latest = await (isAlone ? reloadSitePlugin(site, plugin) : reloadSite(site));
      missing = new Set();
      return latest;
    });
    turn = result.catch(() => undefined);
    return result;
  };

  return { reloadSite: queue, reloadSitePlugin: queue };
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
