import { MemoryCaches } from '../../../tests/support/memoryCaches';
import { keptLanguage } from '../keptPages';
import { digestOf, MANIFEST, type KeptFile } from '../offlineFiles';
import type { OfflineReply } from '../protocol';
import { forget, startKeeping, updateAll } from './jobs';
import { respond } from './respond';

const ROOT = '/base/';
const CHINESE = '/base/zh-CN/';
const PAGE = 'intro/start';
const SCRIPT = 'assets/js/main.0123abcd.js';

/** The files that the server has, by path; none of them arrives while it is unreachable. */
let server: Record<string, string>;
let requests: string[];
let isReachable: boolean;
let isFull: boolean;
/** A file that the server has begun to send, and does not end. */
let stalled: string | undefined;
let caches: MemoryCaches;

/** Puts a build of a language on the server. */
async function deploy(base: string, version: string, files: Record<string, string>): Promise<void> {
  const listed = await Promise.all(
    Object.entries(files).map(async ([address, text]): Promise<KeptFile> => {
      server[base + address] = text;
      return [address, text.length, await digestOf(new TextEncoder().encode(text))];
    }),
  );
  const bytes = listed.reduce((sum, [, size]) => sum + size, 0);
  server[base + MANIFEST] = JSON.stringify({ version, bytes, files: listed });
}

async function answer(input: string | Request, options?: RequestInit): Promise<Response> {
  const path = typeof input === 'string' ? input : new URL(input.url).pathname;
  options?.signal?.throwIfAborted();
  requests.push(path);
  if (path === stalled) {
    await new Promise((_, reject) =>
      options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  }
  if (!isReachable) throw new TypeError('Failed to fetch');
  const text = server[path];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
}

beforeEach(() => {
  server = {};
  requests = [];
  isReachable = true;
  isFull = false;
  stalled = undefined;
  caches = new MemoryCaches();
  const open = caches.open.bind(caches);
  caches.open = async (name) => {
    const cache = await open(name);
    if (isFull) cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    return cache;
  };
  Object.assign(globalThis, { caches, fetch: answer });
});
// A save that a failed test has left running would delay those of the next one.
afterEach(() => Promise.all([forget(ROOT), forget(CHINESE)]));

async function keepAll(base = ROOT): Promise<OfflineReply[]> {
  const replies: OfflineReply[] = [];
  await startKeeping(base, (reply) => void replies.push(reply));
  return replies;
}

/** What a reader gets for an address. */
async function read(path: string, mode = 'navigate'): Promise<string> {
  const request = { url: `https://example.org${path}`, mode } as Request;
  const response = await respond(request, ROOT);
  return response.headers.get('location') ?? response.text();
}

/** Lets pending promises settle. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until something has happened. */
async function happens(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1000 && !(await hasHappened()); turn += 1) await nextTask();
  expect(await hasHappened()).toBe(true);
}

const requested = (path: string) => happens(() => requests.includes(path));

const versionOf = async (base = ROOT) =>
  (await (await keptLanguage(base))?.readManifest())?.version;

describe('saving a language', () => {
  it('reports the bytes, and reads all of it without a network', async () => {
    await deploy(ROOT, 'one', { '': 'home', [PAGE]: 'start', [SCRIPT]: 'script' });
    const replies = await keepAll();
    expect(replies.at(-1)).toEqual({ type: 'kept', bytes: 15 });
    expect(replies.filter(({ type }) => type === 'progress').at(-1)).toMatchObject({ done: 15 });
    isReachable = false;
    expect(await read(`${ROOT}?tab=a`)).toBe('home');
    expect(await read(ROOT + PAGE)).toBe('start');
    expect(await read(`${ROOT}${PAGE}/`)).toBe('start');
    expect(await read(ROOT + SCRIPT, 'no-cors')).toBe('script');
  });

  it('goes on where it was interrupted, and shows nothing of it before it is complete', async () => {
    await deploy(ROOT, 'one', { '': 'home', [PAGE]: 'start' });
    delete server[ROOT + PAGE];
    expect((await keepAll()).at(-1)).toEqual({ type: 'failed', failure: 'changed' });
    expect(await versionOf()).toBeUndefined();
    server[ROOT + PAGE] = 'start';
    requests = [];
    expect((await keepAll()).at(-1)).toEqual({ type: 'kept', bytes: 9 });
    expect(requests).toEqual([ROOT + MANIFEST, ROOT + PAGE]);
  });

  it('says that the network or the space is gone', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    isFull = true;
    expect((await keepAll()).at(-1)).toEqual({ type: 'failed', failure: 'space' });
    expect(await caches.keys()).toEqual([]);
    isFull = false;
    isReachable = false;
    expect((await keepAll()).at(-1)).toEqual({ type: 'failed', failure: 'network' });
  });

  it('refuses a file of another build', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    server[ROOT] = 'home of before';
    expect((await keepAll()).at(-1)).toEqual({ type: 'failed', failure: 'changed' });
    expect(await versionOf()).toBeUndefined();
  });

  it('is one save for all pages that ask', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    const [first, second] = await Promise.all([keepAll(), keepAll()]);
    expect([first.at(-1), second.at(-1)]).toEqual([
      { type: 'kept', bytes: 4 },
      { type: 'kept', bytes: 4 },
    ]);
    expect(requests.filter((path) => path === ROOT)).toHaveLength(1);
  });
});

describe('after a deployment', () => {
  beforeEach(async () => {
    await deploy(ROOT, 'one', { '': 'home', [PAGE]: 'start', [SCRIPT]: 'script' });
    await keepAll();
    const after = { '': 'new home', [PAGE]: 'start', 'assets/js/main.4567cdef.js': 'new script' };
    delete server[ROOT + SCRIPT];
    await deploy(ROOT, 'two', after);
    requests = [];
  });

  it('a page is the new one', async () => {
    expect(await read(ROOT)).toBe('new home');
  });

  it('an open page of the earlier build still gets its scripts', async () => {
    expect(await read(ROOT + SCRIPT, 'no-cors')).toBe('script');
  });

  it('downloads only what has changed, and deletes the earlier version', async () => {
    await updateAll(ROOT);
    expect(await versionOf()).toBe('two');
    expect([...caches.named.keys()]).toHaveLength(1);
    expect(requests).not.toContain(ROOT + PAGE);
    isReachable = false;
    expect(await read(ROOT)).toBe('new home');
    expect(await read(ROOT + PAGE)).toBe('start');
  });

  it('is saved after a save in progress, which may be of the build before', async () => {
    const earlier = keepAll();
    for (let turn = 0; turn < 100 && !requests.includes(ROOT + MANIFEST); turn += 1) {
      await Promise.resolve();
    }
    const later = { '': 'newest home', [PAGE]: 'start' };
    await deploy(ROOT, 'three', later);
    await updateAll(ROOT);
    await earlier;
    expect(await versionOf()).toBe('three');
    isReachable = false;
    expect(await read(ROOT)).toBe('newest home');
  });

  it('is saved while a save of another language stalls', async () => {
    await deploy(CHINESE, 'one', { '': 'home' });
    stalled = CHINESE;
    const other = keepAll(CHINESE);
    await requested(CHINESE);
    const updating = updateAll(ROOT);
    await happens(async () => (await versionOf()) === 'two');
    await forget(CHINESE);
    await Promise.all([other, updating]);
  });

  it('keeps the earlier version whole where the new one does not arrive', async () => {
    server[ROOT] = 'half';
    await updateAll(ROOT);
    expect(await versionOf()).toBe('one');
    isReachable = false;
    expect(await read(ROOT)).toBe('home');
    expect(await read(ROOT + SCRIPT, 'no-cors')).toBe('script');
  });
});

describe('without a network', () => {
  it('a page that is not saved leads to the one that says so, in its language if that is saved', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    await keepAll();
    isReachable = false;
    const offline = 'https://example.org/base/offline?from=%2Fbase%2Fzh-CN%2Fintro%2Fstart';
    expect(await read('/base/zh-CN/intro/start')).toBe(offline);
    isReachable = true;
    await deploy(CHINESE, 'one', { '': 'home' });
    await keepAll(CHINESE);
    isReachable = false;
    expect(await read('/base/zh-CN/intro/start')).toBe(
      offline.replace('base/off', 'base/zh-CN/off'),
    );
  });

  it('without saved pages, the error is that of the network', async () => {
    isReachable = false;
    await expect(read(ROOT)).rejects.toThrow('Failed to fetch');
    await expect(read(ROOT + SCRIPT, 'no-cors')).rejects.toThrow('Failed to fetch');
  });

  it('a page that takes longer than five seconds is the saved one', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    await keepAll();
    jest.useFakeTimers();
    Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
    const page = read(ROOT);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await page).toBe('home');
    jest.useRealTimers();
  });
});

describe('forgetting a language', () => {
  it('deletes all of it and leaves the others', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    await deploy(CHINESE, 'one', { '': 'home' });
    await caches.open('of another site');
    await keepAll();
    await keepAll(CHINESE);
    await forget(ROOT);
    expect(await versionOf()).toBeUndefined();
    expect(await versionOf(CHINESE)).toBe('one');
    await forget(CHINESE);
    expect([...caches.named.keys()]).toEqual(['of another site']);
  });

  it('leaves nothing behind if an update waits for a save', async () => {
    await deploy(ROOT, 'one', { '': 'home', [PAGE]: 'start' });
    const saving = keepAll();
    const updating = updateAll(ROOT);
    await forget(ROOT);
    await Promise.all([saving, updating]);
    expect(await caches.keys()).toEqual([]);
  });

  it('is not undone by an update that waits for another one', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    await keepAll();
    await deploy(ROOT, 'two', { '': 'new home' });
    requests = [];
    stalled = ROOT;
    const updates = [updateAll(ROOT)];
    await requested(ROOT);
    updates.push(updateAll(ROOT));
    await nextTask();
    stalled = undefined;
    await forget(ROOT);
    await Promise.all(updates);
    expect(await caches.keys()).toEqual([]);
  });

  it('is not undone by an update that is looking for the language', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    await keepAll();
    const match = caches.match.bind(caches);
    let looks = 0;
    caches.match = async (key, options) => {
      const found = await match(key, options);
      // First for the list of languages, then for this one.
      if ((looks += 1) === 2) await forget(ROOT);
      return found;
    };
    await updateAll(ROOT);
    expect(looks).toBe(2);
    expect(await caches.keys()).toEqual([]);
  });

  it('leaves no cache behind if a page requests a file at the same time', async () => {
    await deploy(ROOT, 'one', { [SCRIPT]: 'script' });
    await keepAll();
    const match = caches.match.bind(caches);
    caches.match = async (key, options) => {
      const found = await match(key, options);
      if (key === ROOT + MANIFEST) await forget(ROOT);
      return found;
    };
    expect(await read(ROOT + SCRIPT, 'no-cors')).toBe('script');
    expect(await caches.keys()).toEqual([]);
  });

  it('ends a save, which leaves nothing behind', async () => {
    await deploy(ROOT, 'one', { '': 'home', [PAGE]: 'start' });
    const saving = keepAll();
    await forget(ROOT);
    expect((await saving).some(({ type }) => type === 'kept')).toBe(false);
    expect([...caches.named.keys()]).toEqual([]);
  });

  it('is reported to every page that follows the save, once all is deleted', async () => {
    await deploy(ROOT, 'one', { '': 'home', [PAGE]: 'start' });
    stalled = ROOT + PAGE;
    const cachesThen: Record<string, number> = {};
    const follow = ({ type }: OfflineReply) => (cachesThen[type] = caches.named.size);
    const saving = [startKeeping(ROOT, follow), keepAll()] as const;
    await requested(ROOT + PAGE);
    await forget(ROOT);
    expect((await saving[1]).at(-1)).toEqual({ type: 'forgotten' });
    expect(cachesThen).toEqual({ progress: 1, forgotten: 0 });
  });

  it('is reported instead of the end of a save that is stopped at the last moment', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    const open = caches.open.bind(caches);
    let forgetting: Promise<void> | undefined;
    caches.open = async (name) => {
      const cache = await open(name);
      const put = cache.put.bind(cache);
      cache.put = (key, response) => {
        if (key === ROOT + MANIFEST) forgetting = forget(ROOT);
        return put(key, response);
      };
      return cache;
    };
    expect((await keepAll()).at(-1)).toEqual({ type: 'forgotten' });
    await forgetting;
    expect(await versionOf()).toBeUndefined();
  });

  it('ends before a save that is requested meanwhile begins', async () => {
    await deploy(ROOT, 'one', { '': 'home' });
    await keepAll();
    const remove = caches.delete.bind(caches);
    caches.delete = async (name) => {
      await nextTask();
      return remove(name);
    };
    const forgetting = forget(ROOT);
    const replies = await keepAll();
    await forgetting;
    expect(replies.at(-1)).toEqual({ type: 'kept', bytes: 4 });
    expect(await versionOf()).toBe('one');
  });
});
