import type { SnippetGroup } from '../snippet';

/** Reach for the page around the frame, and for what the site keeps. */
export const PAGE: SnippetGroup = {
  title: 'reach the page and its storage',
  snippets: [
    { name: 'reads the page above', code: 'return top.document.body.innerHTML' },
    { name: 'reads the frame above', code: 'return parent.document.body.innerHTML' },
    { name: 'reads a global of the page', code: 'return top.secret' },
    { name: 'writes a global of the page', code: `top.secret = 'leak'` },
    { name: 'renames the page', code: `top.name = 'leak'` },
    { name: 'finds its own frame element', code: 'return window.frameElement' },
    { name: 'finds an opener', code: 'return window.opener' },
    { name: 'evaluates in the page', code: `return top.eval('secret')` },
    {
      name: 'borrows a constructor of the page',
      code: `return top.postMessage.constructor('return secret')()`,
    },
    {
      name: 'reads a neighboring frame',
      code: 'return [...Array(top.length).keys()].map((i) => top[i].document.title)',
    },
    { name: 'relaxes its domain', code: `document.domain = 'localhost'; return top.secret` },
    { name: 'closes the page', code: 'top.close()', remainsIn: 'Firefox' },
    {
      name: 'reads through a child frame',
      code: `const f = document.createElement('iframe'); stage.append(f); return f.contentWindow.top.secret`,
    },
    { name: 'reads cookies', code: 'return document.cookie' },
    { name: 'writes a cookie', code: `document.cookie = 'leak=1'` },
    { name: 'reads local storage', code: `return localStorage.getItem('secret')` },
    { name: 'writes session storage', code: `sessionStorage.setItem('leak', '1')` },
    {
      name: 'opens a database',
      code: `return await new Promise((done, fail) => { const request = indexedDB.open('leak'); request.onsuccess = () => done('open'); request.onerror = () => fail(request.error); })`,
    },
    {
      name: 'opens other kinds of storage',
      code: `const ways = [() => navigator.storage.getDirectory(), () => indexedDB.databases(), () => cookieStore.getAll(), () => navigator.locks.request('leak', () => 'held'), () => navigator.storageBuckets.open('leak')]; const opened = await Promise.all(ways.map(async (way) => { try { return await way(); } catch { return ''; } })); return opened.filter((each) => String(each)).join()`,
    },
    {
      name: 'speaks to other pages of the site',
      code: `new BroadcastChannel('leak').postMessage('leak')`,
    },
    {
      name: 'handles addresses of a kind',
      code: `navigator.registerProtocolHandler('web+leak', SITE + '?%s'); return 'registered'`,
    },
    { name: 'opens a cache', code: `await caches.open('leak'); return 'open'` },
    {
      name: 'registers a service worker',
      code: `await navigator.serviceWorker.register('leak.js'); return 'registered'`,
    },
    {
      name: 'asks for its storage back',
      code: `await document.requestStorageAccess(); return localStorage.getItem('secret')`,
    },
  ],
};
