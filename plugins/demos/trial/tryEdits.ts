import { setTimeout as pause } from 'node:timers/promises';
import logger from '@docusaurus/logger';
import type { Demo } from '../types';
import type { TrialFolders } from './bundleTrial';
import { tryDemo } from './tryDemo';

/** After this time, the edit is on the screen (ms). */
const LATER_MS = 3000;

/** Runs a demo; see {@link tryDemo}. */
type Try = (demo: Demo, signal: AbortSignal) => Promise<string | undefined>;

/**
 * Lets a development server report demos that throw, never return or update without end, which only a build would
 * notice: each demo whose files have changed is run in the background.
 *
 * @param folders of the site
 * @param attempt runs a demo
 * @param delay time before that (ms)
 * @returns a function to call with all demos after each change; the first call runs none
 */
export function tryEdits(
  folders: TrialFolders,
  attempt: Try = (demo, signal) => tryDemo(demo, folders, signal),
  delay = LATER_MS,
): (demos: Demo[]) => void {
  let known: Map<string, string> | undefined;
  let current = new AbortController();
  const waiting = new Map<string, Demo>();

  async function tryWaiting(signal: AbortSignal): Promise<void> {
    await pause(delay, undefined, { signal });
    for (const demo of waiting.values()) {
      const problem = await attempt(demo, signal);
      if (signal.aborted) return;
      waiting.delete(demo.id);
      if (problem) logger.error(problem);
    }
  }

  return (demos) => {
    const texts = new Map(demos.map(({ id, files }) => [id, JSON.stringify(files)]));
    const changed = known ? demos.filter(({ id }) => known?.get(id) !== texts.get(id)) : [];
    known = texts;
    if (changed.length === 0) return;
    changed.forEach((demo) => waiting.set(demo.id, demo));
    current.abort();
    current = new AbortController();
    // An aborted trial rejects; its demo is still waiting.
    tryWaiting(current.signal).catch(() => undefined);
  };
}
