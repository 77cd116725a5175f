import { createRecovery, type RecoveryHost } from './recovery';

const failure = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/a/7.js' });

/** A browser in which nothing takes time, with a file whose state the test sets. */
function setUp(overrides: Partial<RecoveryHost> = {}) {
  const file: { status: number | undefined } = { status: 200 };
  const panels: Array<{ busy: boolean; retry: () => void } | 'hidden'> = [];
  const host = {
    wait: jest.fn(() => Promise.resolve()),
    refetch: jest.fn(() => Promise.resolve(file.status)),
    reloadOnce: jest.fn(() => Promise.resolve(false)),
    reload: jest.fn(),
    showPanel: jest.fn((panel: { busy: boolean; retry: () => void }) => void panels.push(panel)),
    hidePanel: jest.fn(() => void panels.push('hidden')),
    ...overrides,
  };
  const recovery = createRecovery(host);
  const loader = jest.fn(() =>
    file.status === 200 ? Promise.resolve('page') : Promise.reject(failure),
  );
  return { file, panels, host, recovery, loader };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a chunk that loads is left alone', async () => {
  const { recovery, loader, host } = setUp();
  await expect(recovery.load(loader)).resolves.toBe('page');
  expect(host.refetch).not.toHaveBeenCalled();
});

test('a chunk that fails once is retried past the cache, after a while', async () => {
  const { recovery, host, loader } = setUp();
  loader.mockRejectedValueOnce(failure);
  await expect(recovery.load(loader)).resolves.toBe('page');
  expect(host.wait).toHaveBeenCalledWith(500);
  expect(host.refetch).toHaveBeenCalledWith('/a/7.js');
  expect(host.reloadOnce).not.toHaveBeenCalled();
});

test('a missing chunk leads to a full load without more retries', async () => {
  const { recovery, file, host, loader } = setUp({ reloadOnce: jest.fn(async () => true) });
  file.status = 404;
  void recovery.load(loader);
  await settled();
  expect(host.wait).toHaveBeenCalledTimes(1);
  expect(host.reloadOnce).toHaveBeenCalledTimes(1);
  expect(host.showPanel).not.toHaveBeenCalled();
});

test('where no full load is left, the reader is asked, and Retry shows the page in place', async () => {
  const { recovery, file, panels, loader, host } = setUp();
  file.status = undefined;
  const page = recovery.load(loader);
  await settled();
  expect(panels).toHaveLength(1);
  const [panel] = panels as [{ busy: boolean; retry: () => void }];
  expect(panel.busy).toBe(false);
  file.status = 200;
  panel.retry();
  await expect(page).resolves.toBe('page');
  await settled();
  expect(panels.slice(1)).toEqual([expect.objectContaining({ busy: true }), 'hidden']);
  expect(host.reload).not.toHaveBeenCalled();
});

test('the return of the network is a Retry, but only where the reader was asked', async () => {
  const { recovery, file, loader, host } = setUp();
  recovery.networkReturned();
  expect(host.showPanel).not.toHaveBeenCalled();
  file.status = undefined;
  const page = recovery.load(loader);
  await settled();
  file.status = 200;
  recovery.networkReturned();
  await expect(page).resolves.toBe('page');
});

test('a Retry that fails again keeps the panel', async () => {
  const { recovery, file, panels, loader } = setUp();
  file.status = undefined;
  void recovery.load(loader);
  await settled();
  (panels[0] as { retry: () => void }).retry();
  await settled();
  expect(panels.at(-1)).toEqual(expect.objectContaining({ busy: false }));
});

test('a Retry for a chunk that is gone loads the page in full', async () => {
  const { recovery, file, panels, loader, host } = setUp();
  file.status = 404;
  void recovery.load(loader);
  await settled();
  (panels[0] as { retry: () => void }).retry();
  await settled();
  expect(host.reload).toHaveBeenCalledTimes(1);
});

test('a reader who has gone elsewhere is left alone until the page is wanted again', async () => {
  const { recovery, file, host, loader } = setUp();
  file.status = undefined;
  recovery.navigationStarted();
  const page = recovery.load(loader);
  recovery.navigationEnded();
  await settled();
  expect(host.reloadOnce).not.toHaveBeenCalled();
  file.status = 200;
  recovery.navigationStarted();
  await expect(page).resolves.toBe('page');
});

test('several failed chunks share one panel, which goes when all have come', async () => {
  const { recovery, file, panels, loader, host } = setUp();
  file.status = undefined;
  const pages = [recovery.load(loader), recovery.load(loader)];
  await settled();
  expect(host.reloadOnce).toHaveBeenCalledTimes(1);
  file.status = 200;
  (panels[0] as { retry: () => void }).retry();
  await expect(Promise.all(pages)).resolves.toEqual(['page', 'page']);
});

test('an error of the page itself is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { recovery, loader } = setUp();
  const error = new TypeError('x is not a function');
  loader.mockRejectedValueOnce(error);
  await expect(recovery.load(loader)).resolves.toBe('page');
  expect(logged).toHaveBeenCalledWith(error);
  logged.mockRestore();
});
