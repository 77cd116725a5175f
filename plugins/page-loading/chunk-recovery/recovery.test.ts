import { createRecovery, type RecoveryHost } from './recovery';

const failure = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/a/7.js' });

/** A browser without delays, and a file whose status the test sets. */
function setUp(overrides: Partial<RecoveryHost> = {}) {
  const file: { status: number | undefined } = { status: 200 };
  const panels: Array<{ busy: boolean; retry: () => void } | 'hidden'> = [];
  const host = {
    wait: jest.fn(() => Promise.resolve()),
    refetch: jest.fn(() => Promise.resolve(file.status)),
    reloadOnce: jest.fn(() => Promise.resolve(false)),
    reload: jest.fn(),
    whyFailed: jest.fn(async () =>
      file.status === undefined ? ('offline' as const) : ('unavailable' as const),
    ),
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

test('a chunk that loads is not requested again', async () => {
  const { recovery, loader, host } = setUp();
  await expect(recovery.load(loader)).resolves.toBe('page');
  expect(host.refetch).not.toHaveBeenCalled();
});

test('a chunk that fails once is retried after a delay, bypassing the cache', async () => {
  const { recovery, host, loader } = setUp();
  loader.mockRejectedValueOnce(failure);
  await expect(recovery.load(loader)).resolves.toBe('page');
  expect(host.wait).toHaveBeenCalledWith(500);
  expect(host.refetch).toHaveBeenCalledWith('/a/7.js');
  expect(host.reloadOnce).not.toHaveBeenCalled();
});

test('a missing chunk reloads the page without more retries', async () => {
  const { recovery, file, host, loader } = setUp({ reloadOnce: jest.fn(async () => true) });
  file.status = 404;
  void recovery.load(loader);
  await settled();
  expect(host.wait).toHaveBeenCalledTimes(1);
  expect(host.reloadOnce).toHaveBeenCalledTimes(1);
  expect(host.showPanel).not.toHaveBeenCalled();
});

test('if no reload is left, the panel is shown, and Retry loads the page in place', async () => {
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

test('the online event retries only while the panel is shown', async () => {
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

test('a Retry for a missing chunk reloads the page', async () => {
  const { recovery, file, panels, loader, host } = setUp();
  file.status = 404;
  void recovery.load(loader);
  await settled();
  (panels[0] as { retry: () => void }).retry();
  await settled();
  expect(host.reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['fails', undefined],
  ['finds the chunk missing', 404],
])('a Retry that %s after the page was left has no effect', async (_, status) => {
  const refetch = jest.fn(async (): Promise<number | undefined> => undefined);
  const { recovery, file, panels, loader, host } = setUp({ refetch });
  file.status = undefined;
  recovery.navigationStarted();
  void recovery.load(loader);
  await settled();
  let end = (_status: number | undefined) => {};
  refetch.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  (panels.at(-1) as { retry: () => void }).retry();
  recovery.navigationStarted();
  recovery.navigationEnded();
  await settled();
  end(status);
  await settled();
  recovery.networkReturned();
  await settled();
  expect(panels.at(-1)).toBe('hidden');
  expect(host.reload).not.toHaveBeenCalled();
});

test('after a Retry that has loaded the page, the online event does nothing', async () => {
  const { recovery, file, panels, loader } = setUp();
  file.status = undefined;
  void recovery.load(loader);
  await settled();
  file.status = 200;
  (panels[0] as { retry: () => void }).retry();
  await settled();
  recovery.networkReturned();
  expect(panels.at(-1)).toBe('hidden');
});

test('a page that was left causes neither reload nor panel, and is retried on the next navigation', async () => {
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

test('a page that was left while the reload was prepared is not reloaded', async () => {
  let prepared = (_: boolean) => {};
  const asked: boolean[] = [];
  const { recovery, file, host, loader } = setUp({
    reloadOnce: jest.fn(async (isWanted) => {
      await new Promise<boolean>((resolve) => (prepared = resolve));
      asked.push(isWanted());
      return isWanted();
    }),
  });
  file.status = 404;
  recovery.navigationStarted();
  const page = recovery.load(loader);
  await settled();
  recovery.navigationEnded();
  prepared(true);
  await settled();
  expect(asked).toEqual([false]);
  expect(host.showPanel).not.toHaveBeenCalled();
  file.status = 200;
  recovery.navigationStarted();
  await expect(page).resolves.toBe('page');
});

test('several failed chunks share one panel, which is hidden once all are loaded', async () => {
  const { recovery, file, panels, loader, host } = setUp();
  file.status = undefined;
  const pages = [recovery.load(loader), recovery.load(loader)];
  await settled();
  expect(host.reloadOnce).toHaveBeenCalledTimes(1);
  file.status = 200;
  (panels[0] as { retry: () => void }).retry();
  await expect(Promise.all(pages)).resolves.toEqual(['page', 'page']);
});

test('an error in the code of the page is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { recovery, loader } = setUp();
  const error = new TypeError('x is not a function');
  loader.mockRejectedValueOnce(error);
  await expect(recovery.load(loader)).resolves.toBe('page');
  expect(logged).toHaveBeenCalledWith(error);
  logged.mockRestore();
});
