import { isLoading } from './loadingFlag';

/** Whether a click would open the current address again in this tab. */
function isRepeated(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return !isElsewhere && link?.target === '' && link.href === location.href;
}

/**
 * Ignores further presses on the link of the page that is loading: the router compares a link with the page that is
 * shown, so each press would add an entry to the history.
 */
export function ignoreRepeatedPresses(): void {
  // Before the click handlers of links, which do nothing if the default action is prevented.
  window.addEventListener(
    'click',
    (event) => {
      if (isLoading() && isRepeated(event)) event.preventDefault();
    },
    { capture: true },
  );
}
