// Runs in Node: what makes `docusaurus start` load the whole site again.
import { createRequire } from 'node:module';
import { createMatcher, posixPath } from '@docusaurus/utils';

/** A file that has changed, and the plugin that watches it; none for the files that the whole site depends on. */
export interface FileChange {
  plugin: unknown;
  event: {
    /** From the site's folder. */
    path: string;
  };
}

type Watch = (site: object, onChange: (change: FileChange) => void) => void;

/** The part of Docusaurus's module that is used here. */
export interface SiteWatcher {
  setupSiteFileWatchers: Watch;
}

/**
 * Wraps the watching of files, so that some of the files do not reload the site.
 *
 * @param watch Docusaurus's function
 * @param globs of files from the site's folder that plugins watch as well
 */
export function withoutSiteReload(watch: Watch, globs: string[]): Watch {
  const isOfPlugin = createMatcher(globs);
  return (site, onChange) =>
    watch(site, (change) => {
      if (change.plugin || !isOfPlugin(posixPath(change.event.path))) onChange(change);
    });
}

/**
 * Lets a development server leave files to the plugins that watch them. Docusaurus watches all of
 * `i18n/<locale>`, and at a change of any file there it evaluates the configuration and all plugins again
 * and loads the content of all, which takes seconds. To be called before it starts to watch.
 *
 * @param globs of such files, from the site's folder
 */
export function leaveToPlugins(globs: string[]): void {
  if (process.env.NODE_ENV !== 'development') return;
  // The module that the command line has loaded, not another instance of it.
  const load = createRequire(require.resolve('@docusaurus/core/package.json'));
  const watcher = load('@docusaurus/core/lib/commands/start/watcher.js') as SiteWatcher;
  watcher.setupSiteFileWatchers = withoutSiteReload(watcher.setupSiteFileWatchers, globs);
}
