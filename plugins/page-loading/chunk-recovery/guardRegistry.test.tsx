import { restoreFields } from '@site/src/components/siteFiles/keptFields';
import type { Field, FieldState } from '@site/src/components/fields';
import { recovery } from './guardRegistry';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);
jest.mock('@site/src/upstream/routeChunks', () => ({ registry: {} }));

const root = document.documentElement;

/** Loads a chunk that is missing, and waits for the reload of the page, which jsdom only logs. */
async function missChunk(): Promise<void> {
  const reloaded = new Promise<void>((resolve) => {
    jest.spyOn(console, 'error').mockImplementation((error) => {
      if (String(error).includes('navigation')) resolve();
    });
  });
  const error = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/a/7.js' });
  void recovery.load(() => Promise.reject(error));
  await reloaded;
}

function restored(): FieldState[] {
  const states: FieldState[] = [];
  restoreFields((_field: Field, state) => states.push(state));
  return states;
}

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<script src="/runtime~main.1.js"></script>';
  document.body.innerHTML = '<div data-demo-preview><input /></div>';
  document.querySelector('input')!.value = 'Ada';
  window.fetch = jest.fn(async (url) => ({ status: url === '/a/7.js' ? 404 : 200 }) as Response);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete root.dataset.hasHydrated;
  recovery.navigationEnded();
});

it('keeps what was entered before hydration over a reload', async () => {
  await missChunk();
  expect(restored()).toEqual(['Ada']);
});

it('keeps nothing after hydration, when the fields may be those of another page', async () => {
  root.dataset.hasHydrated = 'true';
  recovery.navigationStarted();
  await missChunk();
  expect(restored()).toEqual([]);
});
