import { previewPress } from './preview';

// Not implemented by jsdom.
let systemIsDark = false;
const hidePopover = jest.fn();
const writeText = jest.fn<Promise<void>, [string]>();
Object.assign(window, { matchMedia: () => ({ matches: systemIsDark }) });
Object.assign(HTMLElement.prototype, { hidePopover });
Object.assign(navigator, { clipboard: { writeText } });

const root = document.documentElement;
const element = (id: string) => document.getElementById(id)!;
const press = (id: string) => previewPress(element(id));

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  writeText.mockResolvedValue();
});

it('shows only the panel of the selected tab, and stores the choice under the key of the group', () => {
  document.body.innerHTML = `
    <div data-storage-key="page-tabs.manager">
      <div role="tablist">
        <button role="tab" id="a" data-value="npm" aria-selected="true" aria-controls="a-panel"></button>
        <button role="tab" id="b" data-value="bun" aria-selected="false" aria-controls="b-panel"></button>
      </div>
      <div id="a-panel"></div><div id="b-panel" hidden></div>
    </div>`;
  press('b');
  expect(element('a').getAttribute('aria-selected')).toBe('false');
  expect(element('b').getAttribute('aria-selected')).toBe('true');
  expect([element('a').tabIndex, element('b').tabIndex]).toEqual([-1, 0]);
  expect([element('a-panel').hidden, element('b-panel').hidden]).toEqual([true, false]);
  expect(localStorage.getItem('page-tabs.manager')).toBe('bun');
});

it('applies the chosen color mode, closes the menu, and stores every mode except that of the system', () => {
  document.body.innerHTML = `<div popover>${['light', 'dark', 'system']
    .map(
      (value) =>
        `<button role="menuitemradio" id="${value}" data-value="${value}" data-storage-key="theme"></button>`,
    )
    .join('')}</div>`;
  press('dark');
  expect(root.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(element('dark').getAttribute('aria-checked')).toBe('true');
  expect(hidePopover).toHaveBeenCalledTimes(1);
  press('light');
  press('system');
  expect(root.dataset).toMatchObject({ theme: 'light', themeChoice: 'system' });
  systemIsDark = true;
  press('system');
  expect(root.dataset).toMatchObject({ theme: 'dark', themeChoice: 'system' });
  expect(localStorage.getItem('theme')).toBeNull();
});

it('toggles the content of a disclosure button', () => {
  document.body.innerHTML =
    '<button id="show" aria-expanded="false" aria-controls="code"></button><p id="code" hidden></p>';
  press('show');
  expect(element('code').hidden).toBe(false);
  expect(element('show').getAttribute('aria-expanded')).toBe('true');
  press('show');
  expect(element('code').hidden).toBe(true);
});

it('copies the code next to the button, and confirms only a successful copy', async () => {
  document.body.innerHTML =
    '<pre><code>elsewhere</code></pre><div><pre><code>const a = 1;\n</code></pre><button data-copy id="copy"></button></div>';
  writeText.mockRejectedValueOnce(new Error('refused'));
  press('copy');
  await Promise.resolve().then(() => undefined);
  expect(writeText).toHaveBeenCalledWith('const a = 1;');
  expect(element('copy').dataset.copied).toBeUndefined();
  press('copy');
  await Promise.resolve().then(() => undefined);
  expect(element('copy').dataset.copied).toBe('true');
});
