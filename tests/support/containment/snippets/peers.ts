import type { SnippetGroup } from '../snippet';

const CALL = (servers: string) =>
  `const c = new RTCPeerConnection({ iceServers: [${servers}] }); c.createDataChannel('leak'); c.createOffer().then((o) => c.setLocalDescription(o));`;
const STUN = `{ urls: 'stun:' + UDP }`;
const TURN = `{ urls: 'turn:' + UDP, username: 'leak', credential: 'leak' }`;
const TURN_TCP = `{ urls: 'turn:' + TCP + '?transport=tcp', username: 'leak', credential: 'leak' }`;

/** Runs a call in a nested document, handed in by `put`. */
const inside = (servers: string, put: string) => `
const html = '<script>const TCP = "' + TCP + '", UDP = "' + UDP + '";' + ${JSON.stringify(CALL(servers))} + '</' + 'script>';
${put}
await new Promise((done) => setTimeout(done, 1000));`;
const FRAME = `const f = document.createElement('iframe'); f.srcdoc = html; stage.append(f);`;

/** Talk over WebRTC, which no policy governs. */
export const PEERS: SnippetGroup = {
  title: 'open peer connections',
  snippets: [
    { name: 'a connection of the frame', code: CALL(STUN) },
    { name: 'a connection by its old name', code: CALL(STUN).replace('RTCPeer', 'webkitRTCPeer') },
    {
      name: 'a connection by way of a window',
      code: CALL(STUN)
        .replace('new RTC', 'new (window.self.RTCPeerConnection ?? Window.prototype.RTC')
        .replace('({', ')({'),
    },
    { name: 'STUN from a nested document', code: inside(STUN, FRAME) },
    { name: 'TURN from a nested document', code: inside(TURN, FRAME) },
    { name: 'TURN over TCP from a nested document', code: inside(TURN_TCP, FRAME) },
    {
      name: 'STUN from a document nested twice',
      code: inside(
        STUN,
        `const f = document.createElement('iframe'); f.srcdoc = '<iframe srcdoc="' + html.replace(/"/g, '&quot;') + '"></iframe>'; stage.append(f);`,
      ),
    },
    {
      name: 'STUN from a document in a shadow',
      code: inside(
        STUN,
        FRAME.replace('stage.append', `stage.attachShadow({ mode: 'closed' }).append`),
      ),
    },
    {
      name: 'STUN from a handler',
      code: inside(
        STUN,
        `${FRAME.replace('html;', `'<img src=x onerror="' + html.slice(8, -9).replace(/"/g, '&quot;') + '">';`)}`,
      ),
    },
    {
      name: 'STUN from a script address',
      code: inside(
        STUN,
        `const f = document.createElement('iframe'); f.src = 'javascript:' + encodeURIComponent(html.slice(8, -9)); stage.append(f);`,
      ),
    },
    {
      name: 'the constructor of an empty child of the page',
      code: `const f = document.createElement('iframe'); stage.append(f); const { RTCPeerConnection } = f.contentWindow; ${CALL(STUN)}`,
    },
    {
      name: 'a copy of the runtime, run in a nested document',
      code: `const html = document.documentElement.outerHTML + '<script>window.call = 1</' + 'script>'; ${FRAME} return await new Promise((done) => { f.onload = () => { const { port1, port2 } = new MessageChannel(); f.contentWindow.postMessage({ type: 'port' }, '*', [port2]); port1.onmessage = ({ data }) => data.type === 'failed' && done(/peer works/.exec(data.failure.message)?.[0]); port1.postMessage({ type: 'start', language: 'en', colorMode: 'light', bundle: { entry: 'a', kits: [], packages: {}, chunks: {}, files: { a: { kind: 'script', links: {}, code: 'new RTCPeerConnection({ iceServers: [{ urls: "stun:' + UDP + '" }] }); throw Error("peer works")' } } } }); }; })`,
    },
  ],
};
