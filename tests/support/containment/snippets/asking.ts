import type { HostileSnippet, SnippetGroup } from '../snippet';

const ON_CLICK = `stage.style.background = 'gold'; const field = document.createElement('textarea'); field.value = 'leak'; field.style.width = '50px'; stage.append(field);
const onClick = (act) => stage.addEventListener('click', act);`;

const FILM = `const c = document.createElement('canvas'); c.getContext('2d').fillRect(0, 0, 9, 9); const v = document.createElement('video'); v.muted = true; v.srcObject = c.captureStream(9); stage.append(v);`;

const windows: [string, string][] = [
  [
    'puts a film into a window of its own',
    `${ON_CLICK} ${FILM} onClick(async () => { await v.play(); await v.requestPictureInPicture(); stage.dataset.got = 'a window'; })`,
  ],
  [
    'puts itself into a window of its own',
    `${ON_CLICK} onClick(async () => { await documentPictureInPicture.requestWindow(); stage.dataset.got = 'a window'; })`,
  ],
  [
    'looks at the screen',
    `${ON_CLICK} onClick(() => { new EyeDropper().open(); stage.dataset.got = 'the colors of the screen'; })`,
  ],
  [
    'asks for files',
    `${ON_CLICK} onClick(async () => { await showOpenFilePicker(); stage.dataset.got = 'a file'; })`,
  ],
  [
    'holds the keyboard',
    `${ON_CLICK} onClick(async () => { await navigator.keyboard.lock(); stage.dataset.got = 'the keyboard'; })`,
  ],
];

const clipboard: [string, string][] = [
  [
    'copies a selection',
    `${ON_CLICK} onClick(() => { field.select(); document.execCommand('copy'); })`,
  ],
  [
    'cuts a selection',
    `${ON_CLICK} onClick(() => { field.select(); document.execCommand('cut'); })`,
  ],
  [
    'puts its own text into a copy',
    `${ON_CLICK} addEventListener('copy', (e) => { e.clipboardData.setData('text/plain', 'leak'); e.preventDefault(); e.stopImmediatePropagation(); }, true); onClick(() => document.execCommand('COPY'))`,
  ],
  [
    'copies a selection of text',
    `${ON_CLICK} const p = document.createElement('span'); p.textContent = 'leak'; stage.append(p); onClick(() => { getSelection().selectAllChildren(p); document.execCommand('copy'); })`,
  ],
  ['writes to the clipboard', `${ON_CLICK} onClick(() => navigator.clipboard.writeText('leak'))`],
  [
    'writes things to the clipboard',
    `${ON_CLICK} onClick(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'leak' })]))`,
  ],
  [
    'copies by the command of another document',
    `${ON_CLICK} const d = document.implementation.createHTMLDocument(''); onClick(() => { field.select(); d.execCommand.call(document, 'copy'); })`,
  ],
];

/** Ask the reader, or use what only the reader may use. */
export const ASKING: SnippetGroup = {
  title: 'ask the reader and use the clipboard',
  snippets: [
    {
      name: 'shows dialogs',
      code: `alert('leak'); return confirm('leak') || prompt('leak') || ''`,
    },
    { name: 'prints', code: 'print()' },
    { name: 'reads the clipboard', code: 'return await navigator.clipboard.readText()' },
    {
      name: 'asks where the reader is',
      code: `return await new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, () => fail(new TypeError())))`,
    },
    {
      name: 'asks for the camera',
      code: `return await navigator.mediaDevices.getUserMedia({ video: true, audio: true })`,
    },
    {
      name: 'asks to notify',
      code: `return (await Notification.requestPermission()).replace(/denied|default/, '')`,
    },
    { name: 'takes the whole screen', code: 'await document.body.requestFullscreen(); return 1' },
    {
      name: 'holds the pointer',
      code: 'await document.body.requestPointerLock({}); return document.pointerLockElement?.tagName',
    },
    ...[...windows, ...clipboard].map(([name, code]): HostileSnippet => ({
      name,
      code,
      gesture: 'click',
    })),
  ],
};
