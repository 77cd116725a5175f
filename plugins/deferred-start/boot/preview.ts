import { rootData } from './rootData';

/** A button that shows and hides something. */
export const DISCLOSURE = 'button[aria-expanded][aria-controls]';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Shows or hides what a control names in `aria-controls`. */
const show = (control: Element, isShown: boolean) =>
  document
    .getElementById(control.getAttribute('aria-controls')!)
    ?.toggleAttribute('hidden', !isShown);

/** Applies a color mode: `light`, `dark`, or `system` for the preference of the system. */
function showColorMode(choice: string): void {
  rootData.themeChoice = choice;
  rootData.theme = choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;
}

/** Follows changes of the system's color mode while the choice is `system`. */
export function followSystemColorMode(): void {
  // For the other choices, this sets the same color mode again.
  systemIsDark().onchange = () => showColorMode(rootData.themeChoice!);
}

/** Stores a choice under the storage key of its group; `system` is the default and clears it. */
function remember(chosen: HTMLElement): void {
  const value = chosen.dataset.value!;
  const key = chosen.closest<HTMLElement>('[data-storage-key]')?.dataset.storageKey;
  if (!key) return;
  try {
    if (value === 'system') delete localStorage[key];
    else localStorage[key] = value;
  } catch {
    // Access to storage is denied.
  }
}

/** Selects a tab and its panel, or an item of the color mode menu. */
function choose(chosen: HTMLElement): void {
  const isTab = chosen.matches('[role=tab]');
  for (const each of chosen.parentElement!.children as Iterable<HTMLElement>) {
    const isChosen = each === chosen;
    each[isTab ? 'ariaSelected' : 'ariaChecked'] = `${isChosen}`;
    if (isTab) each.tabIndex = isChosen ? 0 : -1;
    show(each, isChosen);
  }
  if (!isTab) {
    showColorMode(chosen.dataset.value!);
    chosen.closest<HTMLElement>('[popover]')?.hidePopover();
  }
  remember(chosen);
}

function toggle(button: Element): void {
  const isOpen = button.ariaExpanded !== 'true';
  button.ariaExpanded = `${isOpen}`;
  show(button, isOpen);
}

/** Copies the code of a code block, or the source of a demo. */
function copy(button: HTMLElement): void {
  const code = button.closest(':has(pre code)')?.querySelector('pre code');
  const text = code?.textContent.replace(/\n$/, '');
  const done = () => (button.dataset.copied = 'true');
  // If the browser denies access to the clipboard, the app shows the text in a prompt later.
  if (text) navigator.clipboard?.writeText(text).then(done, () => undefined);
}

/** A tab, or an item of the color mode menu. */
const CHOICE = '[data-value]';

/** Shows the result of a press at once. The press is still held, so that the replay updates React's state too. */
export function previewPress(control: HTMLElement): void {
  if (control.matches(CHOICE)) choose(control);
  else if (control.matches(DISCLOSURE)) toggle(control);
  else if (control.matches('[data-copy]')) copy(control);
}
