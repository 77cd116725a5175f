import { setState } from '../../../plugins/deferred-start/replay/fields';
import { keepFields, restoreFields } from './keptFields';

const FORM = `<div data-demo-preview>
  <input name="text" /><textarea name="area"></textarea><input name="check" type="checkbox" />
  <select name="list"><option>a</option><option>b</option></select>
  <input name="secret" type="password" />
</div><input name="search" />`;

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

function fillIn() {
  document.body.innerHTML = FORM;
  field('text').value = 'Ada';
  field('area').value = 'Two\nlines';
  field('check').checked = true;
  field('list').value = 'b';
  field('secret').value = 'secret';
  field('search').value = 'rules';
  keepFields();
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/bindform/intro/start');
});

test('what was entered in demos comes back once, but no password', () => {
  fillIn();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  document.body.innerHTML = FORM;
  restoreFields(setState);
  expect(field('text').value).toBe('Ada');
  expect(field('area').value).toBe('Two\nlines');
  expect(field('check').checked).toBe(true);
  expect(field('list').value).toBe('b');
  expect(field('secret').value).toBe('');
  expect(field('search').value).toBe('');
  document.body.innerHTML = FORM;
  restoreFields(setState);
  expect(field('text').value).toBe('');
});

test.each([
  ['another page', () => history.replaceState(null, '', '/bindform/intro/layout')],
  ['other fields', () => field('area').remove()],
])('nothing comes back to %s', (_what, change) => {
  fillIn();
  document.body.innerHTML = FORM;
  change();
  restoreFields(setState);
  expect(field('text').value).toBe('');
});
