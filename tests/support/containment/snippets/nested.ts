import type { SnippetGroup } from '../snippet';

const NESTED = `const nested = (html, into = stage) => { const f = document.createElement('iframe'); f.srcdoc = html; into.append(f); return f; };
const heard = () => new Promise((done) => addEventListener('message', ({ data }) => data === 'runs' && done('a script that runs')));
const SCRIPT = '<script>parent.postMessage("runs", "*")</' + 'script>';
`;

/** Run code in a document of the snippet's own, where nothing has been taken away. */
export const NESTED_DOCUMENTS: SnippetGroup = {
  title: 'run code in nested documents',
  snippets: [
    {
      name: 'a script in a nested document',
      code: `${NESTED} nested(SCRIPT); return await heard()`,
    },
    {
      name: 'a handler in a nested document',
      code: `${NESTED} nested('<img src=x onerror=\\'parent.postMessage("runs", "*")\\'>'); return await heard()`,
    },
    {
      name: 'a drawing in a nested document',
      code: `${NESTED} nested('<svg onload=\\'parent.postMessage("runs", "*")\\'></svg>'); return await heard()`,
    },
    {
      name: 'a script address',
      code: `${NESTED} const f = document.createElement('iframe'); f.src = 'javascript:parent.postMessage("runs","*")'; stage.append(f); return await heard()`,
    },
    {
      name: 'a nested document written as HTML',
      code: `${NESTED} stage.innerHTML = '<iframe srcdoc="' + SCRIPT.replace(/"/g, '&quot;') + '"></iframe>'; return await heard()`,
    },
    {
      name: 'a nested document in a shadow',
      code: `${NESTED} nested(SCRIPT, stage.attachShadow({ mode: 'closed' })); return await heard()`,
    },
    {
      name: 'a nested document in a declared shadow',
      code: `${NESTED} stage.setHTMLUnsafe('<template shadowrootmode=closed><iframe srcdoc="' + SCRIPT.replace(/"/g, '&quot;') + '"></iframe></template>'); return await heard()`,
    },
    {
      name: 'a nested document in a shadow that is not watched',
      code: `${NESTED} window.MutationObserver = class {}; try { stage.attachShadow({ mode: 'open' }); } catch {} const f = nested('<p>', stage.shadowRoot); await new Promise((done) => setTimeout(done, 300)); return f.isConnected ? 'a nested document' : ''`,
      alone: true,
    },
    {
      name: 'a nested document that comes back',
      code: `${NESTED} class Back extends HTMLIFrameElement { disconnectedCallback() { setTimeout(() => stage.append(this)); } } customElements.define('come-back', Back, { extends: 'iframe' }); const f = document.createElement('iframe', { is: 'come-back' }); f.srcdoc = SCRIPT; stage.append(f); return await heard()`,
      alone: true,
    },
    {
      name: 'a document nested twice',
      code: `${NESTED} nested('<iframe srcdoc="<script>top[0][0].postMessage(\\'runs\\', \\'*\\')</' + 'script>"></iframe>'); for (let i = 0; i < top.length; i += 1) {} return await heard()`,
    },
    {
      name: 'the realm of an empty child',
      code: `const f = document.createElement('iframe'); stage.append(f); return f.contentWindow.eval('typeof fetch')`,
    },
    {
      name: 'the constructor of an empty child',
      code: `const f = document.createElement('iframe'); stage.append(f); return f.contentDocument && f.contentDocument.defaultView.Function('return 1')()`,
    },
    {
      name: 'a page of data',
      code: `${NESTED} const f = document.createElement('iframe'); f.src = 'data:text/html,' + SCRIPT; stage.append(f); return await heard()`,
    },
    {
      name: 'a page of a blob',
      code: `${NESTED} const f = document.createElement('iframe'); f.src = URL.createObjectURL(new Blob([SCRIPT], { type: 'text/html' })); stage.append(f); return await heard()`,
    },
    {
      name: 'its own inline script',
      code: `const s = document.createElement('script'); s.textContent = 'window.ran = "a script that runs"'; document.head.append(s); return window.ran`,
    },
    {
      name: 'a written script',
      code: `document.write('<script>window.ran = "a script that runs"</' + 'script>'); return window.ran`,
      alone: true,
    },
  ],
};
