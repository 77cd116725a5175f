import { preloadFile } from './preloadFile';

afterEach(() => document.head.replaceChildren());

test.each([
  ['/bindform/assets/js/a1b2.js', 'script'],
  ['https://example.com/x.mjs?v=1', 'script'],
  ['/bindform/assets/css/styles.css#x', 'style'],
])('%s is fetched as a %s', async (url, kind) => {
  const done = preloadFile(url);
  const link = document.head.querySelector('link')!;
  expect(link.getAttribute('href')).toBe(url);
  expect(link.getAttribute('as')).toBe(kind);
  link.dispatchEvent(new Event('error'));
  await expect(done).resolves.toBeUndefined();
});

test.each(['/bindform/logo.svg', '/bindform/data.json', '/bindform/intro/start', ''])(
  '"%s" is refused',
  (url) => {
    expect(() => preloadFile(url)).toThrow(
      `Cannot preload "${url}": only scripts (.js, .mjs) and styles (.css) may be preloaded.`,
    );
    expect(document.head.querySelector('link')).toBeNull();
  },
);
