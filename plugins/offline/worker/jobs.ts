import { deletePages, keptLanguage, keptLanguages } from '../keptPages';
import type { OfflineReply } from '../protocol';
import { keep, KeepError, type KeepOptions } from './keep';

/** The save or the removal of a language that is in progress, and the pages that follow it. */
interface Job {
  /** Aborted if the language is to be removed. */
  stop: AbortController;
  followers: Set<(reply: OfflineReply) => void>;
  /** Settles once the language is saved or removed. */
  ended: Promise<void>;
}

const jobs = new Map<string, Job>();
let removals = 0;

async function save(base: string, options: KeepOptions): Promise<OfflineReply> {
  try {
    options.signal.throwIfAborted();
    return { type: 'kept', bytes: await keep(base, options) };
  } catch (error) {
    return { type: 'failed', failure: error instanceof KeepError ? error.failure : 'network' };
  }
}

/** Saves a language; if that is stopped, even at its very end, removes the language instead. */
async function saveOrRemove(base: string, options: KeepOptions): Promise<OfflineReply> {
  const reply = await save(base, options);
  if (!options.signal.aborted) return reply;
  await deletePages(base);
  return { type: 'forgotten' };
}

function startJob(base: string, stop = new AbortController()): Job {
  const followers: Job['followers'] = new Set();
  const say = (reply: OfflineReply) => followers.forEach((follow) => follow(reply));
  const onProgress = (done: number, total: number) => say({ type: 'progress', done, total });
  const ended = saveOrRemove(base, { signal: stop.signal, onProgress })
    .then(say)
    .finally(() => jobs.delete(base));
  const job = { stop, followers, ended };
  jobs.set(base, job);
  return job;
}

/**
 * Saves a language. Pages that ask while it is being saved follow the same save; if it is being removed, it is saved
 * again afterward.
 *
 * @param follow called with every reply
 */
export async function startKeeping(
  base: string,
  follow: (reply: OfflineReply) => void,
): Promise<void> {
  while (jobs.get(base)?.stop.signal.aborted) await jobs.get(base)?.ended;
  const job = jobs.get(base) ?? startJob(base);
  job.followers.add(follow);
  await job.ended;
}

/** Ends a save of a language, and deletes all that is saved of it. */
export async function forget(base: string): Promise<void> {
  const stop = jobs.get(base)?.stop ?? new AbortController();
  stop.abort();
  removals += 1;
  // Even if nothing is being saved, there is a job, so that requests that come meanwhile wait for it.
  await (jobs.get(base) ?? startJob(base, stop)).ended;
}

async function update(base: string): Promise<void> {
  await jobs.get(base)?.ended;
  const before = removals;
  // A language that was removed during the lookup would be saved again.
  if (!(await keptLanguage(base)) || removals > before) return;
  // A job that has started meanwhile saves the same build, or removes the language.
  await (jobs.get(base) ?? startJob(base)).ended;
}

/**
 * Saves what a deployment has changed in the languages that are kept. If one is being saved, its update waits: the save
 * may have read the earlier build.
 */
export async function updateAll(root: string): Promise<void> {
  const busy = [...jobs.keys()];
  const kept = (await keptLanguages(root)).map(({ base }) => base);
  await Promise.all([...new Set([...busy, ...kept])].map(update));
}
