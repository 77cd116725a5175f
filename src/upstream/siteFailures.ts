// Runs in Node: how a development server says that a change cannot be taken in.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { placeIn } from '../mdx/place';

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

/** The innermost message that names a place in a file, as the checks of this site do; Docusaurus wraps it in others. */
function ownMessage(error: unknown): string | undefined {
  const { message, cause } = error as Error;
  return (cause ? ownMessage(cause) : undefined) ?? (placeIn(message) ? message : undefined);
}

/**
 * Wraps a reload function of Docusaurus. If it fails with a message of a check of this site, the message is printed once
 * for all reloads caused by the same change, without the lines that Docusaurus adds, and the site stays as it was.
 *
 * @param reload Docusaurus's function
 * @param said what was said of the last change, shared between the functions
 * @param say prints a sentence
 */
export function sayingOnce(
  reload: Reload,
  said: Map<string, number>,
  say: (sentence: string) => void,
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

/** An error of the bundler. */
interface BundlerError {
  message: string;
}

/** The sentence in an error of the bundler, which draws lines around it. */
const SENTENCE = /Error: (\S+\.\w+:\d+: .+)$/m;

/** A demo that is not there, which the check of all pages says with the line of the page. */
const MISSING_DEMO = /Cannot find module '@demos\//;

const sentenceIn = ({ message }: BundlerError) => SENTENCE.exec(message)?.[1];

/**
 * Leaves one error for each mistake, so that they are counted right: a part that several pages import is read
 * with each of them, and a missing demo is missing in several modules.
 *
 * @param errors of the bundler
 */
export function oneForEach<Problem extends BundlerError>(errors: Problem[]): Problem[] {
  const mistakeOf = (error: Problem) =>
    MISSING_DEMO.test(error.message) ? 'missing demo' : (sentenceIn(error) ?? error);
  return [...new Map(errors.map((error) => [mistakeOf(error), error])).values()];
}

/**
 * Leaves out what the check of all pages has said.
 *
 * @param errors of the bundler
 * @param isSaid checks whether something has been said of a place
 * @returns the other errors, each as a sentence with Docusaurus's mark if it is one
 */
export function unsaid(errors: BundlerError[], isSaid: (place: string) => boolean): BundlerError[] {
  return errors.flatMap((error) => {
    if (MISSING_DEMO.test(error.message)) return [];
    const sentence = sentenceIn(error);
    if (!sentence) return [error];
    return isSaid(placeIn(sentence) ?? '') ? [] : [{ ...error, message: `[ERROR] ${sentence}` }];
  });
}

/** Makes the bundler of a development server count each mistake once; has to be among the site's plugins. */
export const bundlerErrors = (): Plugin => ({
  name: 'bundler-errors',
  configureWebpack: (_config, isServer) =>
    isServer || process.env.NODE_ENV !== 'development'
      ? {}
      : {
          plugins: [
            ({ hooks }) =>
              hooks.done.tap('bundler-errors', ({ compilation }) => {
                compilation.errors = oneForEach(compilation.errors);
                // The bundler would count all errors again for each child, of which the page template is one.
                compilation.children = [];
              }),
          ],
        },
});

/** Remembers of which version of a file something was said. */
function memory() {
  const versions = new Map<string, number>();
  const versionOf = (place: string) =>
    fs.statSync(place.replace(/:\d+$/, ''), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return {
    note(message: string): void {
      for (const line of message.split('\n')) {
        const place = placeIn(line);
        if (place) versions.set(place, versionOf(place));
      }
    },
    isNoted: (place: string) => versions.get(place) === versionOf(place),
  };
}

type Format = (stats: { errors?: BundlerError[] } | undefined) => string | undefined;

/**
 * Makes a development server say what is wrong after a change as a build does: one sentence, once. Call this before it
 * starts watching.
 */
export function sayFailuresOnce(): void {
  if (process.env.NODE_ENV !== 'development' || process.env.STACKS) return;
  // The instances that the CLI has loaded.
  const load = createRequire(require.resolve('@docusaurus/core/package.json'));
  const loader = load('@docusaurus/core/lib/server/site.js') as SiteLoader & { [wrapped]?: true };
  if (loader[wrapped]) return;
  loader[wrapped] = true;

  const { note, isNoted } = memory();
  const said = new Map<string, number>();
  for (const name of RELOADS) {
    loader[name] = sayingOnce(loader[name], said, (message) => {
      logger.error(message);
      note(message);
    });
  }
  const bundler = load('@docusaurus/bundler/lib/compiler.js') as {
    formatStatsErrorMessage: Format;
  };
  const format = bundler.formatStatsErrorMessage;
  bundler.formatStatsErrorMessage = (stats) =>
    format(stats && { ...stats, errors: unsaid(stats.errors ?? [], isNoted) });
}
