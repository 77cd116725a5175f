import type { SearchRequest } from '../worker/protocol';
import { whyFailed } from '@site/src/components/siteFiles/whyFailed';
import { makeSearchClient, type SearchWorker } from './searchClient';

jest.mock('@site/src/components/siteFiles/whyFailed', () => ({
  whyFailed: jest.fn(async () => 'unavailable'),
}));

/** A worker whose replies the test provides. */
function fakeWorker(answer: (request: SearchRequest) => object | undefined) {
  const target = new EventTarget();
  const requests: SearchRequest[] = [];
  const worker: SearchWorker & { requests: SearchRequest[] } = {
    requests,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    terminate: jest.fn(),
    postMessage: (request: SearchRequest) => {
      requests.push(request);
      const data = answer(request);
      queueMicrotask(() => {
        target.dispatchEvent(
          data
            ? new MessageEvent('message', { data: { ...request, ...data } })
            : new Event('error'),
        );
      });
    },
  };
  return worker;
}

const started = (worker: SearchWorker) => ({ worker, address: '/w.js' });

const actions = (worker: { requests: SearchRequest[] }) =>
  worker.requests.map(({ action }) => action);

it('loads nothing before the first call, and the index only once', async () => {
  const worker = fakeWorker(() => ({ result: [] }));
  const createWorker = jest.fn(() => started(worker));
  const client = makeSearchClient('/i.json', createWorker);
  expect(createWorker).not.toHaveBeenCalled();
  await Promise.all([client.start(), client.search('form'), client.search('rules')]);
  expect(createWorker).toHaveBeenCalledTimes(1);
  expect(actions(worker)).toEqual(['generate-metadata', 'get-search-result', 'get-search-result']);
  expect(worker.requests[0].args).toEqual({ indexUrl: '/i.json' });
});

it('matches replies to requests', async () => {
  const worker = fakeWorker((request) =>
    request.action === 'get-search-result'
      ? { result: [{ title: request.args.keywords, hints: [] }] }
      : { result: {} },
  );
  const client = makeSearchClient('/i.json', () => started(worker));
  const [a, b] = await Promise.all([client.search('a'), client.search('b')]);
  expect([a[0].title, b[0].title]).toEqual(['a', 'b']);
});

it.each([
  ['the index fails to load', () => ({ error: 'status 500' }), /status 500/],
  ['the worker does not start', () => undefined, /worker cannot be loaded/],
])('tries again after %s', async (_what, answer, message) => {
  const broken = fakeWorker(answer);
  const sound = fakeWorker(() => ({ result: [] }));
  const workers = [broken, sound];
  const client = makeSearchClient('/i.json', () => started(workers.shift() ?? sound));
  await expect(client.search('form')).rejects.toMatchObject({
    reason: 'unavailable',
    cause: { message: expect.stringMatching(message) },
  });
  expect(whyFailed).toHaveBeenLastCalledWith(['/i.json', '/w.js']);
  expect(broken.terminate).toHaveBeenCalled();
  await expect(client.search('form')).resolves.toEqual([]);
});

it('tries again after a worker that cannot be made', async () => {
  const worker = fakeWorker(() => ({ result: {} }));
  const createWorker = jest
    .fn(() => started(worker))
    .mockImplementationOnce(() => {
      throw new Error('refused');
    });
  const client = makeSearchClient('/i.json', createWorker);
  await expect(client.start()).rejects.toMatchObject({ cause: { message: 'refused' } });
  await expect(client.start()).resolves.toEqual({});
});

it('reports why a file needed by a search failed to load, and retries on the next search', async () => {
  let isAvailable = false;
  const worker = fakeWorker(({ action }) =>
    action === 'get-search-result' && !isAvailable
      ? { error: 'status 404', file: '/terms.json' }
      : { result: [] },
  );
  const client = makeSearchClient('/i.json', () => started(worker));
  await expect(client.search('form')).rejects.toMatchObject({ reason: 'unavailable' });
  expect(whyFailed).toHaveBeenLastCalledWith(['/terms.json']);
  isAvailable = true;
  await expect(client.search('form')).resolves.toEqual([]);
});

it('reads the index again when a deployment has replaced the files that a search needs', async () => {
  let reads = 0;
  const worker = fakeWorker(({ action }) => {
    if (action === 'generate-metadata') reads += 1;
    return action === 'get-search-result' && reads === 1
      ? { error: 'status 404', file: '/terms.json' }
      : { result: [] };
  });
  const createWorker = jest.fn(() => started(worker));
  const client = makeSearchClient('/i.json', createWorker);
  await expect(client.search('form')).resolves.toEqual([]);
  await expect(client.search('rules')).resolves.toEqual([]);
  expect(reads).toBe(2);
  expect(createWorker).toHaveBeenCalledTimes(1);
});

it('goes on with the index that it has when neither a file nor a new index can be loaded', async () => {
  let reads = 0;
  const worker = fakeWorker((request) => {
    if (request.action === 'generate-metadata') reads += 1;
    const isKnown = request.action === 'get-search-result' && request.args.keywords === 'form';
    return isKnown || (reads === 1 && request.action === 'generate-metadata')
      ? { result: [] }
      : { error: 'no network', file: '/terms.json' };
  });
  const client = makeSearchClient('/i.json', () => started(worker));
  const [missing, known] = await Promise.allSettled([
    client.search('rules'),
    client.search('form'),
  ]);
  expect(missing).toMatchObject({ reason: { reason: 'unavailable' } });
  expect(known).toMatchObject({ value: [] });
  await expect(client.search('form')).resolves.toEqual([]);
  expect(worker.terminate).not.toHaveBeenCalled();
});

it('ignores a failure to prefetch what a search needs', async () => {
  const worker = fakeWorker(({ action }) =>
    action === 'prepare-search' ? { error: 'no network' } : { result: [] },
  );
  const client = makeSearchClient('/i.json', () => started(worker));
  client.prepare('form');
  await expect(client.search('form')).resolves.toEqual([]);
  expect(actions(worker)).toContain('prepare-search');
});
