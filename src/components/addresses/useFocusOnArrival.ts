import { useLayoutEffect, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { focusOnce } from '../focusOnce';
import { hashTarget } from './hashTarget';

/** Path of the page that is shown. It outlives the layout, which pages of another kind do not share. */
let shown: string | undefined;

/** Address of a part of a page that gets the focus from someone else. */
let takenCareOf: string | undefined;

/**
 * Leaves the focus after this link to its caller, as for a search result: a screen reader would read two places.
 *
 * @param link path with hash
 */
export function leaveFocusAt(link: string): void {
  takenCareOf = link;
}

/**
 * Moves the focus to each page that a link within the site leads to, as a load does: to the element that the hash names,
 * otherwise to the beginning of the page.
 *
 * @param beginning of the page
 */
export function useFocusOnArrival(beginning: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const { action } = useHistory();
  // In the commit of the page: a key that is pressed right after it goes on from there.
  useLayoutEffect(() => {
    const isNew = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!isNew) return;
    const isTakenCareOf = hash && takenCareOf === pathname + hash;
    takenCareOf = undefined;
    if (isTakenCareOf || action !== 'PUSH') return;
    focusOnce(hashTarget(hash) ?? beginning.current);
  }, [pathname, hash, action, beginning]);
}
