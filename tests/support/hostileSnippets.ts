/** Code that tries to get out of the preview, and what it must come to. */
export interface HostileSnippet {
  name: string;
  /** Body of an async function; it may return what it got hold of. */
  code: string;
  /**
   * What it may report: `refused` when it throws, else `got` and the value. Code that leaves the frame
   * reports nothing, for the frame is ended.
   */
  comesTo: RegExp | 'ended';
}

const NOTHING = /^got$/;
const REFUSED =
  /^refused (SecurityError|TypeError|NotAllowedError|NotSupportedError|ReferenceError|InvalidStateError)$/;
const NEVER = /^never answered$/;

const REACHING_THE_PAGE: HostileSnippet[] = [
  { name: 'reads the page above', code: 'return top.document.body.innerHTML', comesTo: REFUSED },
  {
    name: 'reads the frame above',
    code: 'return parent.document.body.innerHTML',
    comesTo: REFUSED,
  },
  { name: 'reads a global of the page', code: 'return top.secret', comesTo: REFUSED },
  { name: 'writes a global of the page', code: `top.secret = 'leak'`, comesTo: REFUSED },
  { name: 'renames the page', code: `top.name = 'leak'`, comesTo: REFUSED },
  { name: 'finds its own frame element', code: 'return window.frameElement', comesTo: NOTHING },
  { name: 'finds an opener', code: 'return window.opener', comesTo: NOTHING },
  { name: 'evaluates in the page', code: `return top.eval('secret')`, comesTo: REFUSED },
  {
    name: 'borrows a constructor of the page',
    code: `return top.postMessage.constructor('return secret')()`,
    comesTo: /^refused ReferenceError$/,
  },
  {
    name: 'reads a neighbouring frame',
    code: 'return [...Array(top.length).keys()].map((i) => top[i].document.title)',
    comesTo: REFUSED,
  },
  {
    name: 'relaxes its domain',
    code: `document.domain = 'localhost'; return top.secret`,
    comesTo: REFUSED,
  },
  { name: 'closes the page', code: 'top.close()', comesTo: NOTHING },
  {
    name: 'makes a child frame and reads through it',
    code: `const f = document.createElement('iframe'); document.body.append(f); return f.contentWindow.top.secret`,
    comesTo: REFUSED,
  },
];

const STORAGE: HostileSnippet[] = [
  { name: 'reads cookies', code: 'return document.cookie', comesTo: REFUSED },
  { name: 'writes a cookie', code: `document.cookie = 'leak=1'`, comesTo: REFUSED },
  { name: 'reads local storage', code: `return localStorage.getItem('secret')`, comesTo: REFUSED },
  { name: 'writes session storage', code: `sessionStorage.setItem('leak', '1')`, comesTo: REFUSED },
  {
    name: 'opens a database',
    code: `return await new Promise((done, fail) => { const request = indexedDB.open('leak'); request.onsuccess = () => done('open'); request.onerror = () => fail(request.error); })`,
    comesTo: REFUSED,
  },
  { name: 'opens a cache', code: `return await caches.open('leak')`, comesTo: REFUSED },
  {
    name: 'registers a service worker',
    code: `return await navigator.serviceWorker.register('leak.js')`,
    comesTo: REFUSED,
  },
];

const NETWORK: HostileSnippet[] = [
  {
    name: 'fetches the site',
    code: `return await (await fetch(SITE + '?leak')).text()`,
    comesTo: REFUSED,
  },
  {
    name: 'posts to the site',
    code: `return await fetch(SITE + '?leak', { method: 'POST', mode: 'no-cors', body: 'leak' })`,
    comesTo: REFUSED,
  },
  {
    name: 'uses XMLHttpRequest',
    code: `const r = new XMLHttpRequest(); r.open('GET', SITE + '?leak', false); r.send(); return r.responseText`,
    comesTo: /^refused NetworkError$/,
  },
  {
    name: 'sends a beacon',
    code: `navigator.sendBeacon(SITE + '?leak', 'leak')`,
    comesTo: NOTHING,
  },
  {
    name: 'opens a socket',
    code: `return await new Promise((done, fail) => { const s = new WebSocket(SITE.replace('http', 'ws') + '?leak'); s.onopen = () => done('open'); s.onerror = () => fail(new TypeError()); })`,
    comesTo: REFUSED,
  },
  {
    name: 'opens an event source',
    code: `return await new Promise((done, fail) => { const s = new EventSource(SITE + '?leak'); s.onopen = () => done('open'); s.onerror = () => fail(new TypeError()); })`,
    comesTo: REFUSED,
  },
  {
    name: 'loads an image',
    code: `return await new Promise((done, fail) => { const i = new Image(); i.onload = () => done('loaded'); i.onerror = () => fail(new TypeError()); i.src = SITE + 'logo.svg?leak'; })`,
    comesTo: REFUSED,
  },
  {
    name: 'loads a script',
    code: `return await new Promise((done, fail) => { const s = document.createElement('script'); s.onload = () => done('loaded'); s.onerror = () => fail(new TypeError()); s.src = SITE + 'leak.js'; document.head.append(s); })`,
    comesTo: REFUSED,
  },
  {
    name: 'imports a module',
    code: `return await new Function('site', 'return import(site)')(SITE + 'leak.js')`,
    comesTo: REFUSED,
  },
  {
    name: 'loads styles',
    code: `const s = document.createElement('style'); s.textContent = '@import url(' + SITE + 'leak.css); body { background: url(' + SITE + 'leak.png) }'; document.head.append(s)`,
    comesTo: NOTHING,
  },
  {
    name: 'starts a worker',
    code: `return await new Promise((done, fail) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = () => done('works'); w.onerror = () => fail(new TypeError()); })`,
    comesTo: REFUSED,
  },
  { name: 'opens a peer connection', code: 'return new RTCPeerConnection()', comesTo: REFUSED },
  {
    name: 'embeds the site',
    code: `const f = document.createElement('iframe'); f.src = SITE + '?leak'; document.body.append(f)`,
    comesTo: NOTHING,
  },
  {
    name: 'embeds an object',
    code: `const o = document.createElement('object'); o.data = SITE + '?leak'; document.body.append(o)`,
    comesTo: NOTHING,
  },
  {
    name: 'prefetches',
    code: `const l = document.createElement('link'); l.rel = 'prefetch'; l.href = SITE + '?leak'; document.head.append(l)`,
    comesTo: NOTHING,
  },
];

const NAVIGATION: HostileSnippet[] = [
  { name: 'navigates the page', code: `top.location.href = SITE + '?leak'`, comesTo: REFUSED },
  {
    name: 'replaces the frame above',
    code: `parent.location.replace(SITE + '?leak')`,
    comesTo: REFUSED,
  },
  {
    name: 'navigates itself to the site',
    code: `location.href = SITE + '?leak'`,
    comesTo: 'ended',
  },
  {
    name: 'navigates itself to data',
    code: `location.href = 'data:text/html,leak'`,
    comesTo: 'ended',
  },
  {
    name: 'refreshes itself away',
    code: `const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=' + SITE + '?leak'; document.head.append(m)`,
    comesTo: 'ended',
  },
  { name: 'goes back in history', code: 'history.go(-1); history.back()', comesTo: NOTHING },
  {
    name: 'fills the history',
    code: `for (let i = 0; i < 50; i += 1) history.pushState({}, '')`,
    comesTo: NOTHING,
  },
  { name: 'opens a window', code: `return window.open(SITE + '?leak')`, comesTo: NOTHING },
  {
    name: 'clicks a link to the top',
    code: `const a = document.createElement('a'); a.href = SITE + '?leak'; a.target = '_top'; document.body.append(a); a.click()`,
    comesTo: NOTHING,
  },
  {
    name: 'clicks a link to a new tab',
    code: `const a = document.createElement('a'); a.href = SITE + '?leak'; a.target = '_blank'; document.body.append(a); a.click()`,
    comesTo: NOTHING,
  },
  {
    name: 'clicks past the listener',
    code: `const a = document.createElement('a'); a.href = SITE + '?leak'; a.target = '_top'; a.onclick = (e) => e.stopImmediatePropagation(); document.body.append(a); a.click()`,
    comesTo: NOTHING,
  },
  {
    name: 'downloads a file',
    code: `const a = document.createElement('a'); a.href = 'data:text/plain,leak'; a.download = 'leak.txt'; a.onclick = (e) => e.stopPropagation(); document.body.append(a); a.click()`,
    comesTo: NOTHING,
  },
  {
    name: 'posts a form to the site',
    code: `const f = document.createElement('form'); f.method = 'post'; f.action = SITE + '?leak'; document.body.append(f); f.submit()`,
    comesTo: 'ended',
  },
  {
    name: 'posts a form to the top',
    code: `const f = document.createElement('form'); f.method = 'post'; f.action = SITE + '?leak'; f.target = '_top'; document.body.append(f); f.requestSubmit()`,
    comesTo: NOTHING,
  },
  {
    name: 'posts a form to a new tab',
    code: `const f = document.createElement('form'); f.action = SITE + '?leak'; f.target = '_blank'; document.body.append(f); f.submit()`,
    comesTo: NOTHING,
  },
];

const ASKING: HostileSnippet[] = [
  {
    name: 'shows dialogs',
    code: `alert('leak'); return confirm('leak') || prompt('leak') || undefined`,
    comesTo: NOTHING,
  },
  { name: 'prints', code: 'print()', comesTo: NOTHING },
  {
    name: 'reads the clipboard',
    code: 'return await navigator.clipboard.readText()',
    comesTo: REFUSED,
  },
  {
    name: 'asks where the reader is',
    code: `return await new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, () => fail(new TypeError())))`,
    comesTo: REFUSED,
  },
  {
    name: 'takes the whole screen',
    code: 'return await document.body.requestFullscreen()',
    comesTo: REFUSED,
  },
];

const SPOOFING: HostileSnippet[] = [
  {
    name: 'poses as the frame to the page',
    code: `top.postMessage({ type: 'failed', fatal: true, failure: { kind: 'crash', message: 'leak' } }, '*')`,
    comesTo: NOTHING,
  },
  {
    name: 'offers the page a port of its own',
    code: `const { port1, port2 } = new MessageChannel(); top.postMessage({ type: 'port' }, '*', [port2]); parent.postMessage({ type: 'port' }, '*', [port1]); return await new Promise((done) => { port1.onmessage = ({ data }) => done(JSON.stringify(data)); })`,
    comesTo: NEVER,
  },
  {
    name: 'listens in on the channel',
    code: `return await new Promise((done) => { const { postMessage } = MessagePort.prototype; MessagePort.prototype.postMessage = function (...parameters) { done('listening'); return postMessage.apply(this, parameters); }; })`,
    comesTo: NEVER,
  },
  {
    name: 'takes the channel and sends markup',
    code: `const port = await capture(); port.postMessage({ type: 'failed', fatal: false, failure: { kind: 'crash', message: '<img src=x onerror="window.secret=1">leaked text' } }); await new Promise((done) => setTimeout(done, 100))`,
    comesTo: NOTHING,
  },
  {
    name: 'takes the channel and claims a great height',
    code: `const port = await capture(); for (const height of [1e12, -1, NaN, '100%', []]) port.postMessage({ type: 'size', height })`,
    comesTo: NOTHING,
  },
  {
    name: 'takes the channel and sends nonsense',
    code: `const port = await capture(); for (const data of [null, 1, [], 'x', { type: '__proto__' }, { type: 'constructor', failure: { kind: 'toString' } }, { __proto__: { type: 'size' } }]) port.postMessage(data)`,
    comesTo: NOTHING,
  },
  {
    name: 'takes the channel and floods the page',
    code: `const port = await capture(); for (let i = 0; i < 5000; i += 1) port.postMessage({ type: 'pong' })`,
    comesTo: 'ended',
  },
  {
    name: 'pollutes every prototype',
    code: `for (const { prototype } of [Object, Array, Map, Set, Function, String]) { prototype.type = 'failed'; prototype.failure = { kind: 'crash', message: 'leak' }; prototype.fatal = true; }`,
    comesTo: NOTHING,
  },
];

/** All of them. */
export const HOSTILE_SNIPPETS: HostileSnippet[] = [
  ...REACHING_THE_PAGE,
  ...STORAGE,
  ...NETWORK,
  ...NAVIGATION,
  ...ASKING,
  ...SPOOFING,
];

/**
 * Makes a component of a snippet that shows, in a `<output>`, what it came to.
 *
 * @param snippet the snippet; its name is the output's
 * @param site address of the site, as `SITE` in the snippet
 */
export const hostileComponent = (
  { name, code }: HostileSnippet,
  site: string,
) => `import { useEffect, useState } from 'react';

const SITE = '${site}';

/** Gets hold of the runtime's port by replacing what its listener reads. */
const capture = () => new Promise<MessagePort>((done) => {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() { if (this.target instanceof MessagePort) done(this.target); return get.call(this); },
  });
});
const attempt = async () => { ${code} };
const patience = () => new Promise((done) => setTimeout(done, 1500, 'never answered'));
const tell = async () => {
  try {
    return await Promise.race([attempt().then((value) => 'got ' + (value ?? '')), patience()]);
  } catch (error) {
    return 'refused ' + error.name;
  }
};
export default function Hostile() {
  const [result, setResult] = useState('');
  useEffect(() => { tell().then(setResult); }, []);
  return <output aria-label="${name}">{result}</output>;
}
`;
