import { MemoryCaches } from '../../../tests/support/memoryCaches';
import { keptLanguage } from '../keptPages';
import { digestOf, MANIFEST, type KeptFile } from '../offlineFiles';
import type { OfflineReply } from '../protocol';
import { forget, startKeeping, updateAll } from './jobs';
import { respond } from './respond';

const ROOT = '/base/';
const PAGE = 'intro/start';
const SCRIPT = 'assets/js/main.0123abcd.js';

/** The files that the server has, by path; none of them arrives while it is unreachable. */
let server: Record<string, string>;
let requests: string[];
let isReachable: boolean;
let isFull: boolean;
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

async function answer(input: string | Request): Promise<Response> {
  const path = typeof input === 'string' ? input : new URL(input.url).pathname;
  requests.push(path);
  if (!isReachable) throw new TypeError('Failed to fetch');
  const text = server[path];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
}

beforeEach(() => {
  server = {};
  requests = [];
  isReachable = true;
  isFull = false;
  caches = new MemoryCaches();
  const open = caches.open.bind(caches);
  caches.open = async (name) => {
    const cache = await open(name);
    if (isFull) cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    return cache;
  };
  Object.assign(globalThis, { caches, fetch: answer });
});

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
    await deploy('/base/zh-CN/', 'one', { '': 'home' });
    await keepAll('/base/zh-CN/');
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
    await deploy('/base/zh-CN/', 'one', { '': 'home' });
    await caches.open('of another site');
    await keepAll();
    await keepAll('/base/zh-CN/');
    await forget(ROOT);
    expect(await versionOf()).toBeUndefined();
    expect(await versionOf('/base/zh-CN/')).toBe('one');
    await forget('/base/zh-CN/');
    expect([...caches.named.keys()]).toEqual(['of another site']);
  });

  it('leaves nothing behind where a page waits to update it', async () => {
    await deploy(ROOT, 'one', { '': 'home', [PAGE]: 'start' });
    const saving = keepAll();
    const updating = updateAll(ROOT);
    await forget(ROOT);
    await Promise.all([saving, updating]);
    expect(await caches.keys()).toEqual([]);
  });

  it('ends a save, which leaves nothing behind', async () => {
    await deploy(ROOT, 'one', { '': 'home', [PAGE]: 'start' });
    const saving = keepAll();
    await forget(ROOT);
    expect((await saving).some(({ type }) => type === 'kept')).toBe(false);
    expect([...caches.named.keys()]).toEqual([]);
  });
});
