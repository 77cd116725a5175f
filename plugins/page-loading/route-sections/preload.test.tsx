import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadSection } from './loadSection';
import preload from './preload';

jest.mock('../chunk-recovery/guardRegistry', () => ({
  recovery: { load: (loader: () => Promise<unknown>) => loader() },
}));
jest.mock('./loadSection');
jest.mock('@site/src/upstream/routes', () => {
  const page = (path: string) => ({ path, exact: true, component: { preload: jest.fn() } });
  return { routes: [page('/slow/a'), page('/b/值')] };
});

const { routes } = jest.requireMock<{
  routes: { component: { preload: jest.Mock<Promise<void>> } }[];
}>('@site/src/upstream/routes');
const [slow, other] = routes.map(({ component }) => component.preload);

/** Holds back the file of the slow page until the test lets it arrive or fail. */
const late = () =>
  new Promise<{ arrive: () => void; fail: (error: Error) => void }>((ready) =>
    slow.mockImplementationOnce(
      () => new Promise((arrive, fail) => ready({ arrive: () => arrive(), fail })),
    ),
  );

/** Records how a promise ends. */
function watch(promise: Promise<void>): string[] {
  const ends: string[] = [];
  promise.then(
    () => ends.push('loaded'),
    () => ends.push('failed'),
  );
  return ends;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadSection).mockResolvedValue();
});

it('loads the routes of the section, then the page', async () => {
  let arrive = () => {};
  jest.mocked(loadSection).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const ends = watch(preload('/slow/a'));
  await settled();
  expect(slow).not.toHaveBeenCalled();
  arrive();
  await settled();
  expect(slow).toHaveBeenCalledTimes(1);
  expect(ends).toEqual(['loaded']);
});

it.each(['/b/值', '/b/%E5%80%BC', '/b/%E5%80%BC.html', '/b/值/index.html'])(
  'loads the page that is rendered at %s',
  async (address) => {
    await preload(address);
    expect(other).toHaveBeenCalledTimes(1);
  },
);

it('completes only the newest navigation', async () => {
  const ready = late();
  const first = watch(preload('/slow/a'));
  const file = await ready;
  const second = watch(preload('/b/值'));
  file.arrive();
  await settled();
  expect(first).toEqual([]);
  expect(second).toEqual(['loaded']);
});

it('does not report the failure of a navigation that the reader has abandoned', async () => {
  const ready = late();
  const first = watch(preload('/slow/a'));
  const file = await ready;
  watch(preload('/b/值'));
  file.fail(new Error('Loading chunk 7 failed.'));
  await settled();
  expect(first).toEqual([]);
});

it('loads several pages at once where they are prerendered', async () => {
  const inBrowser = jest.replaceProperty(ExecutionEnvironment, 'canUseDOM', false);
  await expect(Promise.all([preload('/slow/a'), preload('/b/值')])).resolves.toHaveLength(2);
  inBrowser.restore();
});
