import { detached, detachedGetter, replaceMethod } from './originals';

const activation = navigator.userActivation as UserActivation | undefined;
const hasFocus = document.hasFocus.bind(document);
const isActive = activation && detachedGetter<boolean>(UserActivation.prototype, 'isActive');

/** Whether the reader is in the frame, and has clicked or pressed a key there in the last seconds. */
const isInUse = () => hasFocus() && (!activation || isActive!(activation));

/**
 * Keeps the page where the reader has scrolled it: Chromium and Firefox scroll all frames above along with
 * this one, so a demo could hold the page at its own place.
 */
export function keepPageInPlace(): void {
  for (const name of ['scrollIntoView', 'scrollIntoViewIfNeeded']) {
    replaceMethod(['Element'], name, (original) => {
      const scroll = detached(original as (this: Element, where?: unknown) => void);
      return function scrollInUse(this: Element, where?: unknown) {
        if (isInUse()) scroll(this, where);
      };
    });
  }
  replaceMethod(['HTMLElement', 'SVGElement', 'MathMLElement'], 'focus', (original) => {
    const focus = detached(original as (this: Element, options?: FocusOptions) => void);
    return function focusInPlace(this: Element, options?: FocusOptions) {
      focus(this, isInUse() ? options : { ...options, preventScroll: true });
    };
  });
}
