import { loadSection } from './loadSection';

const intro = jest.fn(async () => undefined);
const demos = jest.fn(async () => undefined);
jest.mock('./sections', () => ({
  __esModule: true,
  default: { '/base/intro/': () => intro(), '/base/~demos/': () => demos() },
}));

beforeEach(() => jest.clearAllMocks());

test.each(['/base/intro/start', '/base/intro/start/', '/Base/INTRO/start.html', '/base/intro/'])(
  '%s is in a section',
  async (address) => {
    await loadSection(address);
    expect([intro, demos].map((load) => load.mock.calls.length)).toEqual([1, 0]);
  },
);

test.each(['/base/', '/base/intro', '/base/introduction/start', '/other/intro/start', '/'])(
  '%s is not',
  async (address) => {
    await loadSection(address);
    expect(intro).not.toHaveBeenCalled();
  },
);

test('a section that cannot be loaded is told', async () => {
  intro.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  await expect(loadSection('/base/intro/start')).rejects.toThrow('chunk 7');
});
