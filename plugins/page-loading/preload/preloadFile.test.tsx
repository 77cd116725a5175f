import { preloadFile } from './preloadFile';

const fetchFile = jest.fn();

beforeAll(() => {
  window.fetch = fetchFile;
});
beforeEach(() => fetchFile.mockReset());

test.each([
  '/bindform/assets/js/a1b2.js',
  'https://example.com/x.mjs?v=1',
  '/bindform/assets/css/styles.css#x',
])('%s is fetched to its end, behind what the page needs', async (url) => {
  const blob = jest.fn();
  fetchFile.mockResolvedValue({ blob });
  await preloadFile(url);
  expect(fetchFile.mock.calls).toEqual([[url, { priority: 'low' }]]);
  expect(blob).toHaveBeenCalledTimes(1);
});

test('a failed request ends like any other', async () => {
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(preloadFile('/bindform/assets/js/a1b2.js')).resolves.toBeUndefined();
});

test.each(['/bindform/logo.svg', '/bindform/data.json', '/bindform/intro/start', ''])(
  '"%s" is refused',
  (url) => {
    expect(() => preloadFile(url)).toThrow(
      `Cannot preload "${url}": only scripts (.js, .mjs) and styles (.css) may be preloaded.`,
    );
    expect(fetchFile).not.toHaveBeenCalled();
  },
);
