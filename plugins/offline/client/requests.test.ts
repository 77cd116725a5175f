import { MemoryCaches } from '../../../tests/support/memoryCaches';
import { cacheName } from '../keptPages';
import type { OfflineReply, OfflineRequest } from '../protocol';
import { forgetPages, keepPages, keptBytes } from './requests';

const ROOT = '/base/';
const ENGLISH = { root: ROOT, base: ROOT };
const CHINESE = { root: ROOT, base: '/base/zh-CN/' };

let caches: MemoryCaches;
let asked: string[];
let ports: MessagePort[];

/** A worker that answers at once: it saves a language as one cache. */
class Worker extends EventTarget {
  state = 'installing';
  isSilent = false;

  constructor(readonly name: string) {
    super();
  }

  enter(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  async postMessage({ type, base }: OfflineRequest, [port]: MessagePort[]): Promise<void> {
    asked.push(`${this.name}: ${type} ${base}`);
    ports.push(port);
    if (this.isSilent) return;
    const name = cacheName(base, 'one');
    await (type === 'keep' ? caches.open(name) : caches.delete(name));
    const reply: OfflineReply =
      type === 'keep' ? { type: 'kept', bytes: 4 } : { type: 'forgotten' };
    port.postMessage(reply);
  }
}

class Registration {
  readonly worker: Worker;
  readonly waiting = null;
  unregister = jest.fn(async () => void (container.registration = undefined));

  constructor(
    name: string,
    readonly scope = `https://example.org${ROOT}`,
  ) {
    this.worker = new Worker(name);
  }

  get installing() {
    return this.worker.state === 'installing' ? this.worker : null;
  }

  get active() {
    return this.worker.state === 'activated' ? this.worker : null;
  }
}

/** Registers workers as browsers do: `ready` stays at the first registration, even once it is removed. */
class Container {
  registration: Registration | undefined;
  first: Registration | undefined;
  /** Whether a new worker becomes active by itself. */
  isQuick = true;
  count = 0;

  async register() {
    this.registration ??= new Registration(`worker ${(this.count += 1)}`);
    this.first ??= this.registration;
    const { worker } = this.registration;
    if (this.isQuick && worker.state === 'installing') setTimeout(() => worker.enter('activated'));
    return this.registration;
  }

  get ready() {
    const { first } = this;
    return new Promise((resolve) => {
      if (first?.active) resolve(first);
      else first?.worker.addEventListener('statechange', () => resolve(first));
    });
  }

  async getRegistration() {
    return this.registration;
  }
}

let container: Container;

beforeEach(() => {
  caches = new MemoryCaches();
  container = new Container();
  asked = [];
  ports = [];
  Object.assign(globalThis, { caches, window: globalThis });
  Object.assign(globalThis, { navigator: { serviceWorker: container } });
});
afterEach(() => {
  ports.forEach((port) => port.close());
  jest.useRealTimers();
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Saves a language to the end. */
const keep = (place = ENGLISH, { signal } = new AbortController()) =>
  new Promise<OfflineReply>((resolve, reject) => {
    keepPages(place, resolve, signal).catch(reject);
  });

test('asks the worker once it is active', async () => {
  container.isQuick = false;
  const saving = keep();
  await nextTask();
  expect(asked).toEqual([]);
  container.registration!.worker.enter('activated');
  expect(await saving).toEqual({ type: 'kept', bytes: 4 });
});

test('a save fails if the worker cannot be installed', async () => {
  container.isQuick = false;
  const saving = keep();
  await nextTask();
  container.registration!.worker.enter('redundant');
  await expect(saving).rejects.toThrow('not installed');
});

describe('a save that is canceled before the worker is active', () => {
  let canceled: AbortController;
  let saving: Promise<unknown>;
  beforeEach(async () => {
    container.isQuick = false;
    canceled = new AbortController();
    saving = keep(ENGLISH, canceled).catch((error: Error) => error.name);
    await nextTask();
    canceled.abort();
  });

  test('is never sent, and leaves no worker', async () => {
    const forgetting = forgetPages(ENGLISH);
    await nextTask();
    container.registration!.worker.enter('activated');
    await forgetting;
    expect(await saving).toBe('AbortError');
    expect(asked).toEqual(['worker 1: forget /base/']);
    expect(container.registration).toBeUndefined();
  });

  test('can be requested again at once', async () => {
    const forgetting = forgetPages(ENGLISH);
    const again = keep();
    await nextTask();
    container.isQuick = true;
    container.registration!.worker.enter('activated');
    await forgetting;
    expect(await again).toEqual({ type: 'kept', bytes: 4 });
    expect(asked).toEqual(['worker 1: forget /base/', 'worker 2: keep /base/']);
  });

  test('is removed before the page looks for it', async () => {
    let isKnown = false;
    const forgetting = forgetPages(ENGLISH);
    const known = keptBytes(ENGLISH).then(() => (isKnown = true));
    await nextTask();
    expect(isKnown).toBe(false);
    container.registration!.worker.enter('activated');
    await Promise.all([forgetting, known]);
  });
});

test('a language that was removed can be kept again, by the worker of the new registration', async () => {
  await keep();
  await forgetPages(ENGLISH);
  expect(await keep()).toEqual({ type: 'kept', bytes: 4 });
  expect(asked.at(-1)).toBe('worker 2: keep /base/');
});

describe('removing a language', () => {
  test('removes the worker after the last one', async () => {
    await keep(ENGLISH);
    await keep(CHINESE);
    await forgetPages(ENGLISH);
    expect(container.registration).toBeDefined();
    await forgetPages(CHINESE);
    expect(container.registration).toBeUndefined();
  });

  test('keeps the worker for a language that another page is saving', async () => {
    await keep(ENGLISH);
    // Without its list of files, which is saved last.
    await caches.open(cacheName(CHINESE.base, 'two'));
    await forgetPages(ENGLISH);
    expect(container.registration).toBeDefined();
  });

  test('deletes its cache even if there is no worker', async () => {
    await caches.open(cacheName(ENGLISH.base, 'one'));
    await caches.open(cacheName(CHINESE.base, 'one'));
    await forgetPages(ENGLISH);
    expect(await caches.keys()).toEqual([cacheName(CHINESE.base, 'one')]);
  });

  test('does not use the worker of a site above this one', async () => {
    const above = new Registration('another worker', 'https://example.org/');
    above.worker.enter('activated');
    container.registration = above;
    await forgetPages(ENGLISH);
    expect(asked).toEqual([]);
    expect(above.unregister).not.toHaveBeenCalled();
  });

  test('ends after two minutes if the worker does not reply', async () => {
    await keep();
    container.registration!.worker.isSilent = true;
    jest.useFakeTimers();
    const forgetting = forgetPages(ENGLISH);
    await jest.advanceTimersByTimeAsync(120_000);
    await forgetting;
  });
});
