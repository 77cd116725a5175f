import { recordChanges } from '../boot/recordChanges';
import { undoChanges } from './foreignChanges';

const HTML =
  '<h1>Title</h1><p>One <b>two</b> three</p><div data-demo-preview=""><label>Name</label></div>';

function page() {
  document.body.innerHTML = `<div id="__docusaurus">${HTML}</div>`;
  const root = document.getElementById('__docusaurus')!;
  const preview = root.querySelector('[data-demo-preview]')!;
  return { root, preview, changes: recordChanges() };
}

/** Replaces a text node with nested font elements, as browser translation does. */
function translate(text: ChildNode): void {
  const outer = document.createElement('font');
  text.replaceWith(outer);
  outer.append(document.createElement('font'));
  outer.firstElementChild!.textContent = `«${text.textContent}»`;
}

it('restores the HTML of the page, and then its translation', () => {
  const { root, changes } = page();
  for (const text of [root.querySelector('h1')!, root.querySelector('b')!])
    translate(text.firstChild!);
  const [one, , three] = root.querySelector('p')!.childNodes;
  translate(one);
  translate(three);
  const translated = root.innerHTML;
  const redo = undoChanges(document, changes.get(document)!);
  expect(root.innerHTML).toBe(HTML);
  redo();
  expect(root.innerHTML).toBe(translated);
});

it('leaves demos unchanged, which are hydrated later with their own changes', () => {
  const { root, preview, changes } = page();
  translate(preview.querySelector('label')!.firstChild!);
  translate(root.querySelector('h1')!.firstChild!);
  undoChanges(document, changes.get(document)!);
  expect(root.querySelector('h1 font')).toBeNull();
  expect(preview.querySelector('font')).not.toBeNull();
  undoChanges(preview, changes.get(preview)!);
  expect(root.innerHTML).toBe(HTML);
});

it('removes elements that an extension has added, and inserts them again', () => {
  const { root, changes } = page();
  root.insertAdjacentHTML('afterbegin', '<i>1</i>');
  root.querySelector('p')!.insertAdjacentHTML('afterend', '<i>2</i>');
  root.querySelector('i')!.append('more');
  const changed = root.innerHTML;
  const redo = undoChanges(document, changes.get(document)!);
  expect(root.innerHTML).toBe(HTML);
  redo();
  expect(root.innerHTML).toBe(changed);
});

it('restores a text that was changed in place, unless React has updated it since', () => {
  const { root, changes } = page();
  const title = root.querySelector('h1')!.firstChild as Text;
  const bold = root.querySelector('b')!.firstChild as Text;
  title.data = 'Titel';
  bold.data = 'zwei';
  const redo = undoChanges(document, changes.get(document)!);
  expect(root.innerHTML).toBe(HTML);
  bold.data = 'two and a half';
  redo();
  expect([title.data, bold.data]).toEqual(['Titel', 'two and a half']);
});

it('ignores elements that were added and removed again', () => {
  const { root, changes } = page();
  const added = document.createElement('i');
  root.append(added);
  added.append('for a moment');
  added.remove();
  undoChanges(document, changes.get(document)!)();
  expect(root.innerHTML).toBe(HTML);
});
