import type { SnippetGroup } from '../snippet';

/** Snippets that send messages to the page while posing as the runtime. */
export const MESSAGES: SnippetGroup = {
  title: 'send the page messages',
  snippets: [
    {
      name: 'poses as the frame to the page',
      code: `top.postMessage({ type: 'failed', fatal: true, failure: { kind: 'crash', message: 'leak' } }, '*')`,
    },
    {
      name: 'offers the page its own port',
      code: `const { port1, port2 } = new MessageChannel(); top.postMessage({ type: 'port' }, '*', [port2]); parent.postMessage({ type: 'port' }, '*', [port1]); return await new Promise((done) => { port1.onmessage = ({ data }) => done(JSON.stringify(data)); })`,
    },
    {
      name: 'listens in on the channel',
      code: `return await new Promise((done) => { const { postMessage } = MessagePort.prototype; MessagePort.prototype.postMessage = function (...parameters) { done('listening'); return postMessage.apply(this, parameters); }; })`,
    },
    {
      name: 'takes the channel and sends markup',
      code: `const port = await capture(); port.postMessage({ type: 'failed', fatal: false, failure: { kind: 'crash', message: '<img src=x onerror="window.secret=1">leaked text' } }); await new Promise((done) => setTimeout(done, 100))`,
      alone: true,
    },
    {
      name: 'takes the channel and claims a great height',
      code: `const port = await capture(); for (const height of [1e12, -1, NaN, '100%', []]) port.postMessage({ type: 'size', height })`,
      alone: true,
    },
    {
      name: 'takes the channel and sends nonsense',
      code: `const port = await capture(); for (const data of [null, 1, [], 'x', { type: '__proto__' }, { type: 'constructor', failure: { kind: 'toString' } }, { __proto__: { type: 'size' } }]) port.postMessage(data)`,
      alone: true,
    },
    {
      name: 'takes the channel and floods the page',
      code: `const port = await capture(); for (let i = 0; i < 5000; i += 1) port.postMessage({ type: 'pong' })`,
      alone: true,
    },
    {
      name: 'takes the channel and sends huge messages',
      code: `const port = await capture(); const lines = Array.from({ length: 1e6 }, (_, i) => ({ level: 'log', text: 'x' + i })); setInterval(() => port.postMessage({ type: 'logged', lines }), 100); await new Promise((done) => setTimeout(done, 1000))`,
      alone: true,
    },
    {
      name: 'throws what is endless to read',
      code: `const error = new Error('x'.repeat(5e6)); error.stack = 'y'.repeat(5e6); error.cause = error; setInterval(() => { throw error; }, 50); setTimeout(() => { throw new Proxy({}, { get() { throw error; }, getPrototypeOf() { throw error; } }); }); await new Promise((done) => setTimeout(done, 1000))`,
      alone: true,
    },
    {
      name: 'sends the window above huge messages',
      code: `const ports = Array.from({ length: 500 }, () => new MessageChannel().port1); top.postMessage('leak', '*', ports); const buffer = new ArrayBuffer(1e8); top.postMessage(buffer, '*', [buffer])`,
    },
    {
      name: 'floods the window above',
      code: `setInterval(() => { for (let i = 0; i < 5000; i += 1) top.postMessage('leak', '*'); }, 10)`,
      alone: true,
    },
    {
      name: 'pollutes every prototype',
      code: `for (const { prototype } of [Object, Array, Map, Set, Function, String]) { prototype.type = 'failed'; prototype.failure = { kind: 'crash', message: 'leak' }; prototype.fatal = true; }`,
      alone: true,
    },
  ],
};
