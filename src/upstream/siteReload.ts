// Runs in Node: limits which file changes make `docusaurus start` reload the whole site.
import { createRequire } from 'node:module';
import { createMatcher, posixPath } from '@docusaurus/utils';

/** A changed file, and the plugin that watches it; no plugin for the files that the whole site depends on. */
export interface FileChange {
  plugin: unknown;
  event: {
    /** Relative to the site's folder. */
    path: string;
  };
}

type Watch = (site: object, onChange: (change: FileChange) => void) => void;

/** The used part of Docusaurus's module. */
export interface SiteWatcher {
  setupSiteFileWatchers: Watch;
}

/**
 * Wraps Docusaurus's file watcher, so that some files do not reload the site.
 *
 * @param watch Docusaurus's function
 * @param globs files that plugins also watch, relative to the site's folder
 */
export function withoutSiteReload(watch: Watch, globs: string[]): Watch {
  const isOfPlugin = createMatcher(globs);
  return (site, onChange) =>
    watch(site, (change) => {
      if (change.plugin || !isOfPlugin(posixPath(change.event.path))) onChange(change);
    });
}

/**
 * Keeps a development server from reloading the site when a file changes that a plugin watches. Docusaurus watches
 * all of `i18n/<locale>`, and on any change there it reloads the configuration, all plugins and their content,
 * which takes seconds. Call this before it starts watching.
 *
 * @param globs files that plugins watch, relative to the site's folder
 */
export function leaveToPlugins(globs: string[]): void {
  if (process.env.NODE_ENV !== 'development') return;
  // The instance that the CLI has loaded.
  const load = createRequire(require.resolve('@docusaurus/core/package.json'));
  const watcher = load('@docusaurus/core/lib/commands/start/watcher.js') as SiteWatcher;
  watcher.setupSiteFileWatchers = withoutSiteReload(watcher.setupSiteFileWatchers, globs);
}
