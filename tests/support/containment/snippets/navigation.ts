import type { SnippetGroup } from '../snippet';

const LINK = `const a = document.createElement('a'); a.href = 'http://' + TCP + '/?leak'; a.textContent = 'link'; stage.append(a);`;
const FORM = `const f = document.createElement('form'); f.method = 'post'; f.action = 'http://' + TCP + '/?leak'; stage.append(f);`;
const FRAME = `const f = document.createElement('iframe'); stage.append(f);`;
const WAIT = 'await new Promise((done) => setTimeout(done, 500));';
const PLACES = `for (let i = 0; i < 20; i += 1) location.hash = i; ${WAIT}`;
const PUSHES = `for (let i = 0; i < 20; i += 1) history.pushState({}, '')`;

/** Go elsewhere, or take the tab elsewhere, or keep the reader from going back. */
export const NAVIGATION: SnippetGroup = {
  title: 'navigate and fill the history',
  snippets: [
    { name: 'navigates the page', code: `top.location.href = 'http://' + TCP` },
    { name: 'replaces the frame above', code: `parent.location.replace('http://' + TCP)` },
    { name: 'navigates itself', code: `location.href = 'http://' + TCP`, alone: true },
    {
      name: 'navigates itself to data',
      code: `location.href = 'data:text/html,leak'`,
      alone: true,
    },
    {
      name: 'refreshes itself away',
      code: `const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=http://' + TCP; document.head.append(m)`,
      alone: true,
    },
    { name: 'posts a form', code: `${FORM} f.submit()`, alone: true },
    { name: 'posts a form to the top', code: `${FORM} f.target = '_top'; f.requestSubmit()` },
    { name: 'posts a form to a new tab', code: `${FORM} f.target = '_blank'; f.submit()` },
    { name: 'opens a window', code: `return window.open('http://' + TCP)` },
    { name: 'opens a document', code: `return document.open('http://' + TCP, 'leak', '')` },
    { name: 'clicks a link to the top', code: `${LINK} a.target = '_top'; a.click()` },
    { name: 'clicks a link to a new tab', code: `${LINK} a.target = '_blank'; a.click()` },
    {
      name: 'downloads a file',
      code: `${LINK} a.href = 'data:text/plain,leak'; a.download = 'leak.txt'; a.onclick = (e) => e.stopPropagation(); a.click()`,
    },
    {
      name: 'downloads a file of its own',
      code: `${LINK} a.href = URL.createObjectURL(new Blob(['leak'])); a.download = 'leak.txt'; a.click(); a.dispatchEvent(new MouseEvent('click', { altKey: true, cancelable: true }))`,
    },
    { name: 'goes back in history', code: 'history.go(-1); history.back()' },
    {
      name: 'goes back in history by the Navigation API',
      code: `const { committed, finished } = navigation.back(); finished.catch(() => 0); await committed; return 'back'`,
    },
    {
      name: 'navigates itself by the Navigation API',
      code: `const { committed, finished } = navigation.navigate('http://' + TCP); finished.catch(() => 0); await committed`,
      alone: true,
    },
    {
      name: 'fills the history by the Navigation API',
      code: `for (let i = 0; i < 20; i += 1) { const { committed, finished } = navigation.navigate('#' + i, { history: 'push' }); committed.catch(() => 0); finished.catch(() => 0); await new Promise((done) => setTimeout(done, 20)); }`,
      alone: true,
    },
    { name: 'loads itself again', code: `location.reload(); ${WAIT}`, alone: true },
    { name: 'fills the history', code: PUSHES },
    {
      name: 'fills the history with places',
      code: PLACES,
      alone: true,
    },
    {
      name: 'fills the history with its own address',
      code: `for (let i = 0; i < 20; i += 1) location.assign('about:srcdoc#' + i); ${WAIT}`,
      alone: true,
    },
    {
      name: 'fills the history after it has stopped the document from loading',
      code: `window.stop(); ${PLACES}`,
      alone: true,
    },
    {
      name: 'fills the history by links to places',
      code: `${LINK} for (let i = 0; i < 20; i += 1) { a.href = '#' + i; a.click(); } ${WAIT}`,
      alone: true,
    },
    {
      name: 'fills the history by links to places outside of the document',
      code: `const a = document.createElement('a'); for (let i = 0; i < 20; i += 1) { a.href = '#' + i; a.click(); a.dispatchEvent(new MouseEvent('click')); } ${WAIT}`,
      alone: true,
    },
    {
      name: 'fills the history by opening places in itself',
      code: `for (let i = 0; i < 20; i += 1) window.open('about:srcdoc#' + i, '_self'); ${WAIT}`,
      alone: true,
    },
    {
      name: 'fills the history by forms that lead to places',
      code: `${FORM} f.method = 'get'; for (let i = 0; i < 20; i += 1) { f.action = '#' + i; f.submit(); } ${WAIT}`,
      alone: true,
    },
    {
      name: 'fills the history by an original',
      code: `const { pushState } = Object.getPrototypeOf(history); ${PUSHES.replace('history.pushState(', 'pushState.call(history, ')}`,
    },
    {
      name: 'fills the history from a nested document',
      code: `${FRAME} f.srcdoc = '<script>${PUSHES.replace(/'/g, '"')}</' + 'script>'; ${WAIT}`,
    },
    {
      name: 'fills the history from a handler of a nested document',
      code: `${FRAME} f.srcdoc = '<svg onload="${PUSHES.replace(/''/g, '0').replace(/'/g, '')}"></svg>'; ${WAIT}`,
    },
    {
      name: 'fills the history from a document nested twice',
      code: `${FRAME} f.srcdoc = '<iframe srcdoc="<script>${PUSHES.replace(/''/g, '0')}</' + 'script>"></iframe>'; ${WAIT}`,
    },
    {
      name: 'fills the history with places of a nested document',
      code: `${FRAME} f.srcdoc = '<p>nested</p>'; await new Promise((done) => { f.onload = done; setTimeout(done, 500); }); for (let i = 0; i < 20; i += 1) { f.src = 'about:blank#' + i; f.removeAttribute('srcdoc'); await new Promise((done) => setTimeout(done, 20)); }`,
    },
    {
      name: 'fills the history with addresses of a child',
      code: `${FRAME} for (let i = 0; i < 20; i += 1) { f.contentWindow.location.href = 'about:blank?' + i; await new Promise((done) => setTimeout(done, 30)); }`,
    },
    {
      name: 'fills the history from a nested document with links',
      code: `${FRAME} f.srcdoc = '<script>for (let i = 0; i < 20; i += 1) location.hash = i</' + 'script>'; ${WAIT}`,
    },
  ],
};
