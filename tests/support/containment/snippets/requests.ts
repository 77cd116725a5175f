import type { SnippetGroup } from '../snippet';

/** Requests, which leak to the host that gets them. */
export const REQUESTS: SnippetGroup = {
  title: 'send requests',
  snippets: [
    { name: 'fetches the site', code: `return await (await fetch(SITE + '?leak')).text()` },
    {
      name: 'fetches elsewhere',
      code: `return await fetch('http://' + TCP, { method: 'POST', mode: 'no-cors', body: 'leak' })`,
    },
    {
      name: 'uses XMLHttpRequest',
      code: `const r = new XMLHttpRequest(); r.open('GET', 'http://' + TCP, false); r.send(); return r.status`,
    },
    { name: 'sends a beacon', code: `navigator.sendBeacon('http://' + TCP, 'leak')` },
    { name: 'fetches later', code: `fetchLater('http://' + TCP, { activateAfter: 0 })` },
    {
      name: 'opens a socket',
      code: `return await new Promise((done, fail) => { const s = new WebSocket('ws://' + TCP); s.onopen = () => done('open'); s.onerror = () => fail(new TypeError()); })`,
    },
    {
      name: 'opens an event source',
      code: `return await new Promise((done, fail) => { const s = new EventSource('http://' + TCP); s.onopen = () => done('open'); s.onerror = () => fail(new TypeError()); })`,
    },
    {
      name: 'opens a transport',
      code: `await new WebTransport('https://' + UDP).ready; return 'open'`,
    },
    { name: 'loads an image', code: `new Image().src = 'http://' + TCP + '/a.png'` },
    {
      name: 'loads an image of a drawing',
      code: `stage.innerHTML = '<svg><image href="http://' + TCP + '/a.png" /><use href="http://' + TCP + '/a.svg#a" /></svg>'`,
    },
    {
      name: 'loads films, sounds and their words',
      code: `for (const tag of ['video', 'audio']) stage.innerHTML += '<' + tag + ' src="http://' + TCP + '/a" poster="http://' + TCP + '/b" autoplay><track default src="http://' + TCP + '/c"></' + tag + '>'`,
    },
    {
      name: 'loads a script',
      code: `const s = document.createElement('script'); s.src = 'http://' + TCP + '/a.js'; document.head.append(s)`,
    },
    {
      name: 'imports a module',
      code: `return await new Function('address', 'return import(address)')('http://' + TCP + '/a.js')`,
    },
    {
      name: 'loads styles, pictures and fonts of styles',
      code: `const s = document.createElement('style'); const a = 'url(http://' + TCP + '/a)'; s.textContent = '@import ' + a + '; @font-face { font-family: leak; src: ' + a + ' } [data-stage] { font-family: leak; background: ' + a + '; cursor: ' + a + ', auto; list-style-image: ' + a + ' }'; document.head.append(s)`,
    },
    {
      name: 'loads a stylesheet, an icon and a manifest',
      code: `for (const rel of ['stylesheet', 'icon', 'manifest', 'prefetch', 'preload', 'modulepreload', 'prerender', 'next']) { const l = document.createElement('link'); l.rel = rel; l.as = 'script'; l.href = 'http://' + TCP + '/' + rel; document.head.append(l); }`,
    },
    {
      name: 'starts a worker',
      code: `return await new Promise((done, fail) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = () => done('works'); w.onerror = () => fail(new TypeError()); })`,
    },
    {
      name: 'starts a shared worker',
      code: `return await new Promise((done, fail) => { const w = new SharedWorker('data:text/javascript,onconnect=(e)=>e.ports[0].postMessage(1)'); w.port.onmessage = () => done('works'); w.onerror = () => fail(new TypeError()); })`,
    },
    {
      name: 'starts a worklet',
      code: `await new AudioContext().audioWorklet.addModule('http://' + TCP + '/a.js'); return 'works'`,
    },
    {
      name: 'embeds a page, an object and a plug-in',
      code: `for (const [tag, key] of [['iframe', 'src'], ['object', 'data'], ['embed', 'src'], ['frame', 'src'], ['fencedframe', 'src']]) { const e = document.createElement(tag); e.setAttribute(key, 'http://' + TCP + '/' + tag); stage.append(e); }`,
    },
    {
      name: 'reads through a reader of documents',
      code: `const d = new DOMParser().parseFromString('<img src="http://' + TCP + '/a.png"><link rel=stylesheet href="http://' + TCP + '/a.css">', 'text/html'); stage.append(...d.body.children, ...d.head.children)`,
    },
    {
      name: 'reports a broken policy',
      code: `const m = document.createElement('meta'); m.httpEquiv = 'Content-Security-Policy'; m.content = "img-src 'none'; report-uri http://" + TCP; document.head.append(m); new Image().src = 'data:,'`,
      alone: true,
    },
    {
      name: 'transforms a document',
      code: `const x = new XSLTProcessor(); x.importStylesheet(new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="http://' + TCP + '/a.xsl"/></xsl:stylesheet>', 'text/xml'))`,
    },
  ],
};
