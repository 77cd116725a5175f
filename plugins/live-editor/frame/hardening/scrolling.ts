import { detached, detachedGetter, replaceMethod } from './originals';

const activation = navigator.userActivation as UserActivation | undefined;
const hasFocus = document.hasFocus.bind(document);
const isActive = activation && detachedGetter<boolean>(UserActivation.prototype, 'isActive');

/** Checks whether the frame is focused, and had a click or key press in the last seconds. */
const isInUse = () => hasFocus() && (!activation || isActive!(activation));

/**
 * Keeps the demo from scrolling the page: Chromium and Firefox also scroll all parent frames, so a demo could keep
 * itself in view.
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
