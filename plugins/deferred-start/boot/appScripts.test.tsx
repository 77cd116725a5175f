import { appScripts } from './appScripts';

const PAGE = `
  <link rel="deferred" href="/base/page.js"><link rel="deferred" href="/base/section.js">
  <script type="text/deferred" src="/base/runtime.js"></script>
  <script type="text/deferred" src="/base/main.js"></script>`;

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => [
    link.getAttribute('href')!.replace('http://localhost/base/', ''),
    (link as { fetchPriority?: string }).fetchPriority,
  ]);
const running = () =>
  [...document.querySelectorAll('script[src]:not([type])')].map((script) =>
    script.getAttribute('src')!.replace('http://localhost/base/', ''),
  );

beforeEach(() => {
  document.head.innerHTML = PAGE;
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
});

it('runs the scripts of the app, and fetches at the same time what the app will load', () => {
  appScripts(jest.fn()).run();
  expect(running()).toEqual(['runtime.js', 'main.js']);
  expect(preloads()).toEqual([
    ['page.js', 'auto'],
    ['section.js', 'auto'],
  ]);
});

it('fetches all of them at low priority before it runs the app when idle, each once', async () => {
  const app = appScripts(jest.fn());
  app.runWhenIdle();
  app.runWhenIdle();
  const all = ['runtime.js', 'main.js', 'page.js', 'section.js'];
  expect(preloads()).toEqual(all.map((file) => [file, 'low']));
  expect(running()).toEqual([]);
  const [missing, ...others] = document.querySelectorAll('link[rel="preload"]');
  missing.dispatchEvent(new Event('error'));
  for (const link of others) link.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(running()).toEqual(['runtime.js', 'main.js']);
  expect(preloads()).toHaveLength(4);
});
