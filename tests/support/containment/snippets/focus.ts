import type { HostileSnippet, SnippetGroup } from '../snippet';

const INPUT = `const i = document.createElement('input'); stage.append(i);`;
const often = (steal: string) => `${steal} setInterval(() => { ${steal} }, 50);`;

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
