import type { Locator } from 'playwright-core';

/**
 * Whether the popup of a button is open. The browser itself tells screen readers so: the button has no
 * attribute to read.
 *
 * @param button with a `popovertarget`
 */
export const isPopupOpen = (button: Locator): Promise<boolean> =>
  button.evaluate((element: HTMLButtonElement) =>
    element.popoverTargetElement!.matches(':popover-open'),
  );
