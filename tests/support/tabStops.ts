import type { Page } from 'playwright-core';

/**
 * Counts the tab stops of a page. Radio buttons with the same name are one stop, disabled controls none.
 *
 * @param page the page
 * @param within selector of the parts of the page that are counted; by default, all of it
 * @param except selector of parts that are not counted
 */
export const countTabStops = (page: Page, within = 'html', except = 'head'): Promise<number> =>
  page.evaluate(
    ([counted, left]) => {
      const candidates = 'a[href], button, input, select, textarea, summary, [tabindex]';
      const reached = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
        (element) =>
          element.tabIndex >= 0 &&
          element.closest(counted) &&
          !element.closest(left) &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }),
      );
      const radios = reached.filter(
        (element): element is HTMLInputElement =>
          element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '',
      );
      const firsts = radios.filter(
        ({ name, form }, index) =>
          radios.findIndex((other) => other.name === name && other.form === form) === index,
      );
      return reached.length - radios.length + firsts.length;
    },
    [within, except] as const,
  );
