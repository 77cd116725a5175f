import type { MouseEvent } from 'react';

/** Whether the browser opens a link elsewhere than in this tab on a click with these keys, or downloads it. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
