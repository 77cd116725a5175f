import type { HostileSnippet, SnippetGroup } from '../snippet';

const INPUT = `const i = document.createElement('input'); stage.append(i);`;
const often = (steal: string) => `${steal} setInterval(() => { ${steal} }, 50);`;

const SHADOW = `const r = stage.attachShadow({ mode: 'closed' });`;
const FRAMES_ABOVE = 'focus() of the frames above';

const kinds: [string, string][] = [
  ['focus()', `${INPUT} ${often('i.focus();')}`],
  ['autofocus of React’s kind', `${INPUT} i.autofocus = true; ${often('i.focus();')}`],
  [
    'focus() of a drawing',
    `stage.innerHTML = '<svg tabindex="0" width="9" height="9"></svg>'; ${often('stage.firstChild.focus();')}`,
  ],
  [
    'focus() of a formula',
    `stage.innerHTML = '<math tabindex="0"><mi>x</mi></math>'; ${often('stage.firstChild.focus();')}`,
  ],
  ['autofocus', `${often(`stage.innerHTML = '<input autofocus>';`)}`],
  ['select()', `${INPUT} i.value = 'x'; ${often('i.select();')}`],
  [
    'setSelectionRange()',
    `${INPUT} i.value = 'x'; ${often('i.setSelectionRange(0, 1); i.setRangeText("y"); i.selectionStart = 0;')}`,
  ],
  [
    'showModal()',
    `stage.innerHTML = '<dialog><input autofocus></dialog>'; const d = stage.firstChild; ${often('d.close(); d.showModal();')}`,
  ],
  [
    'show()',
    `stage.innerHTML = '<dialog><input autofocus></dialog>'; const d = stage.firstChild; ${often('d.close(); d.show();')}`,
  ],
  [
    'a popover',
    `stage.innerHTML = '<div popover><input autofocus></div>'; const d = stage.firstChild; ${often('d.hidePopover(); d.showPopover();')}`,
  ],
  [
    'a command',
    `stage.innerHTML = '<dialog id=d><input autofocus></dialog><button commandfor=d command=show-modal>x</button>'; ${often('stage.firstChild.close(); stage.lastChild.click();')}`,
  ],
  ['a label', `stage.innerHTML = '<label><input>x</label>'; ${often('stage.firstChild.click();')}`],
  [
    'a selection in editable text',
    `stage.innerHTML = '<p contenteditable>x</p>'; ${often(`getSelection().selectAllChildren(stage.firstChild); getSelection().collapse(stage.firstChild, 0); document.execCommand('insertText', false, 'y');`)}`,
  ],
  [
    'an address of a place',
    `stage.innerHTML = '<input id=place tabindex=0>'; ${often(`location.hash = ''; location.hash = 'place';`)}`,
  ],
  [
    'the same address of a place again',
    `location.hash = 'place'; setTimeout(() => { stage.innerHTML = '<input id=place>'; ${often(`location.hash = 'place';`)} }, 100);`,
  ],
  ['focus() of the window', `${INPUT} ${often('window.focus(); i.focus();')}`],
  [
    FRAMES_ABOVE,
    `${INPUT} ${often('parent.focus(); parent[0].focus(); top[0].focus(); i.focus();')}`,
  ],
  [
    'a nested document',
    `const f = document.createElement('iframe'); f.srcdoc = '<input autofocus id=i><script>setInterval(() => i.focus(), 50)</' + 'script>'; stage.append(f); ${often('f.focus(); f.contentWindow?.focus();')}`,
  ],
  [
    'a nested document that is focused from outside',
    `const f = document.createElement('iframe'); stage.append(f); ${often('f.contentWindow?.focus(); window[0]?.focus();')}`,
  ],
  [
    'a form that reports its faults',
    `stage.innerHTML = '<form><input required></form>'; ${often('stage.firstChild.reportValidity(); stage.firstChild.requestSubmit();')}`,
  ],
  [
    'a disclosure and an access key',
    `stage.innerHTML = '<details><summary accesskey=l>x</summary></details>'; ${often('stage.firstChild.firstChild.click(); stage.firstChild.firstChild.focus();')}`,
  ],
  [
    'showModal() in a shadow',
    `${SHADOW} r.innerHTML = '<dialog><input></dialog>'; const d = r.firstChild; ${often('d.close(); d.showModal();')}`,
  ],
  [
    'show() in a shadow',
    `${SHADOW} r.innerHTML = '<dialog><input></dialog>'; const d = r.firstChild; ${often('d.close(); d.show();')}`,
  ],
  [
    'a popover in a shadow',
    `${SHADOW} ${often(`r.innerHTML = '<div popover><input autofocus></div>'; r.firstChild.showPopover();`)}`,
  ],
  [
    'a popover that takes it itself',
    often(
      `stage.innerHTML = '<div popover autofocus tabindex=0>x</div>'; stage.firstChild.showPopover();`,
    ),
  ],
  [
    'a form in a shadow that reports its faults',
    `${SHADOW} r.innerHTML = '<form><input required></form>'; ${often('r.firstChild.reportValidity(); r.firstChild.requestSubmit();')}`,
  ],
  [
    'a label in a shadow',
    `${SHADOW} r.innerHTML = '<label><input>x</label>'; ${often('r.firstChild.click();')}`,
  ],
  [
    'a shadow that hands it on',
    `stage.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = '<input>'; ${often('stage.focus();')}`,
  ],
  [
    'a control of its own that reports its faults',
    `class Control extends HTMLElement { static formAssociated = true; own = this.attachInternals(); } customElements.define('own-control', Control); stage.innerHTML = '<own-control tabindex=0>x</own-control>'; const c = stage.firstChild; c.own.setValidity({ valueMissing: true }, 'x', c); ${often('c.own.reportValidity();')}`,
  ],
  [
    'a list that opens',
    `stage.innerHTML = '<select><option>x</select>'; ${often('try { stage.firstChild.showPicker(); } catch {}')}`,
  ],
  [
    'the Navigation API',
    `stage.innerHTML = '<input id=place autofocus>'; navigation.addEventListener('navigate', (e) => e.canIntercept && e.intercept({ handler: async () => {} })); ${often(`navigation.navigate('#place', { history: 'replace' });`)}`,
  ],
  [
    'a document that is all editable',
    `document.designMode = 'on'; ${often(`document.body.focus(); document.execCommand('insertText', false, 'y');`)}`,
  ],
  [
    'a search for words',
    `stage.innerHTML = '<p contenteditable>needle</p>'; ${often(`window.find('needle');`)}`,
  ],
];

/** Take the keys that are meant for the editor. */
export const FOCUS: SnippetGroup = {
  title: 'steal the focus',
  snippets: kinds.map(([means, code]): HostileSnippet => ({
    name: `steals the focus with ${means}`,
    code,
    gesture: 'type',
    alone: true,
  })),
};
