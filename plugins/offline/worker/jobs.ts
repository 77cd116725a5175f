import { cachesOf, keptLanguages } from '../keptPages';
import type { OfflineReply } from '../protocol';
import { keep, KeepError } from './keep';

/** A save in progress, and the pages that follow it. */
interface Job {
  stop: AbortController;
  followers: Set<(reply: OfflineReply) => void>;
  ended: Promise<void>;
}

const jobs = new Map<string, Job>();

function startJob(base: string): Job {
  const stop = new AbortController();
  const followers: Job['followers'] = new Set();
  const say = (reply: OfflineReply) => followers.forEach((follow) => follow(reply));
  const onProgress = (done: number, total: number) => say({ type: 'progress', done, total });
  const ended = keep(base, { signal: stop.signal, onProgress })
    .then(
      (bytes) => say({ type: 'kept', bytes }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        say({ type: 'failed', failure: error instanceof KeepError ? error.failure : 'network' });
      },
    )
    .finally(() => jobs.delete(base));
  const job = { stop, followers, ended };
  jobs.set(base, job);
  return job;
}

/**
 * Saves a language; pages that ask while it is being saved follow the same save.
 *
 * @param follow is given every reply
 */
export function startKeeping(base: string, follow: (reply: OfflineReply) => void): Promise<void> {
  const job = jobs.get(base) ?? startJob(base);
  job.followers.add(follow);
  return job.ended;
}

/** Ends a save of a language, and deletes all that is saved of it. */
export async function forget(base: string): Promise<void> {
  const job = jobs.get(base);
  job?.stop.abort();
  await job?.ended;
  await Promise.all((await cachesOf(base)).map((name) => caches.delete(name)));
}

/**
 * Saves what a deployment has changed in the languages that are kept. It waits for saves in progress, since
 * they may have read what the server had before.
 */
export async function updateAll(root: string): Promise<void> {
  await Promise.all([...jobs.values()].map(({ ended }) => ended));
  const languages = await keptLanguages(root);
  await Promise.all(languages.map(({ base }) => startKeeping(base, () => undefined)));
}
