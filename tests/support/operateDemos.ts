/** Runs in a page: brings each demo into view and waits until it runs; returns the ids of those that never do. */
export async function runDemos(): Promise<string[]> {
  const isLive = (demo: Element) => demo.querySelector('[data-live="true"]') !== null;
  const late: string[] = [];
  for (const demo of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    const end = performance.now() + 20_000;
    while (!isLive(demo) && performance.now() < end) {
      demo.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (!isLive(demo)) late.push(demo.dataset.demo!);
  }
  return late;
}

/** Runs in a page: types into each field of its demos, opens each list, and presses each button. */
export function operateDemos(): void {
  const controls = ':is(input, textarea, select, button, [role="combobox"]):not([type="file"])';
  for (const demo of document.querySelectorAll('[data-demo-preview]')) {
    for (const control of demo.querySelectorAll<HTMLElement>(controls)) {
      control.focus();
      // antd and MUI open their lists as soon as the button of the mouse is down, Radix on `pointerdown`.
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
        const Event = type.startsWith('pointer') ? PointerEvent : MouseEvent;
        control.dispatchEvent(new Event(type, { bubbles: true, button: 0 }));
      }
      control.click();
      document.execCommand('insertText', false, '1');
      const pressed = { key: 'Escape', keyCode: 27, bubbles: true };
      control.dispatchEvent(new KeyboardEvent('keydown', pressed));
    }
  }
}

/** Runs in a page: opens each menu and everything that expands, as far as a script may. */
export function openParts(): void {
  for (const popup of document.querySelectorAll<HTMLElement>('[popover]')) popup.showPopover();
  for (const details of document.querySelectorAll('details')) details.open = true;
}
