import { generatedFiles } from '../../plugins/demos/generatedModules';
import type { Demo } from '../../plugins/demos/types';
import { loadsIn, siteLoads } from '../support/siteLoads';
import { SITE_PARTS } from '../support/siteParts';

/** What is loaded without `loadPart`, and why. */
const GUARDED_OTHERWISE: Record<string, string> = {
  'plugins/live-editor/client/compiler.ts → ../program/worker.ts': 'asks why itself',
  'plugins/offline/client/requests.ts → base + SIZE': 'the footer says what has failed',
  'plugins/offline/worker/keep.ts → url': 'the footer says what has failed',
  'plugins/offline/worker/respond.ts → request': 'answers with what is kept',
  'plugins/page-loading/chunk-recovery/guardRegistry.ts → url': 'recovers routes',
  'plugins/page-loading/chunk-recovery/reloadOnce.ts → location.href': 'asks for the page',
  'plugins/page-loading/preload/preloadFile.ts → url': 'the navigation loads it again',
  'plugins/page-loading/server-loader/serverLoader.ts → serverLoaderUrl(request)':
    'asks a server for data, not for a built file',
  'plugins/search/client/createWorker.ts → ../worker/worker.ts': 'searchClient.ts guards it',
  'plugins/search/worker/worker.ts → url': 'searchClient.ts guards it',
  'src/components/siteFiles/loadPart.ts → address': 'is the guard',
  'src/components/siteFiles/whyFailed.ts → address': 'is the guard',
};

/** Loads that have no words, since the page stays as complete as it was, or that another test tries. */
const QUIET: Record<string, string> = {
  'plugins/search/theme/PageHighlights/index.tsx → ../../client/highlightPage':
    'the page is shown without marks',
  'plugins/live-editor/useEditing.tsx → FRAME':
    'is asked for only where the browser is offline; see offline.test.ts',
  'plugins/markdown-pages/theme/PageActions/index.tsx → address':
    'has the same address after a deploy; see markdown.test.ts',
  'plugins/online-editors/theme/OnlineEmbed/useOnlineEmbed.ts → ../../client/embed':
    'comes right after RunHere, and fails in the same place',
  'plugins/demos/theme/Demo/useTaken.ts → ./editedAsset':
    'comes with the online editors, and fails in the same place',
};

test('every dynamic import, fetch and worker of the browser tells why it fails', () => {
  const unguarded = siteLoads().filter(({ isGuarded }) => !isGuarded);
  const names = new Set(unguarded.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(GUARDED_OTHERWISE).sort());
});

test('each is tried out stale, offline and with a page in its place', () => {
  const tried = SITE_PARTS.flatMap(({ loads }) => loads);
  const generated = tried.filter((name) => name.startsWith('plugins/demos/generatedModules.ts'));
  const known = [...tried, ...Object.keys(QUIET), ...Object.keys(GUARDED_OTHERWISE)];
  const inSource = new Set(siteLoads().map(({ name }) => name));
  expect([...new Set(known)].sort()).toEqual([...inSource, ...generated].sort());
});

test('the modules of demos load nothing unguarded', async () => {
  const files = [{ path: 'a/b.tsx', source: '' }];
  const demo = { id: 'a-b', title: 'A', keywords: [], packages: {}, files } as unknown as Demo;
  const text = (await generatedFiles([demo])).get('client/a-b.js') ?? '';
  const loads = loadsIn('client', text);
  expect(loads.map(({ isGuarded }) => isGuarded)).toEqual([true, true, true]);
});

test('an import outside the guard is found', () => {
  const text = "const later = () => import('./later');\nloadPart(() => import('./safe'));";
  expect(loadsIn('a.ts', text)).toEqual([
    { name: 'a.ts → ./later', isGuarded: false },
    { name: 'a.ts → ./safe', isGuarded: true },
  ]);
});
