const MILLISECONDS = 600;

/** Outlines an element for a moment, unless the user prefers reduced motion. */
export function flash(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const color = getComputedStyle(element).getPropertyValue('--bindform-flash-color') || '#d97706';
  element.animate?.(
    [{ boxShadow: `0 0 0 3px ${color}` }, { boxShadow: '0 0 0 3px transparent' }],
    MILLISECONDS,
  );
}
