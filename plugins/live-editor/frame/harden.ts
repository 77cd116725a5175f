import { forbidHistory, keepAddress } from './hardening/addresses';
import { forbidCopying } from './hardening/clipboard';
import { keepDocument, NO_DOCUMENTS } from './hardening/documents';
import { keepFocusOutOf, keepFocusOutside, NO_AUTOFOCUS } from './hardening/focus';
import { keepFormsHere } from './hardening/forms';
import { forbidLeaving } from './hardening/links';
import { removeMethods } from './hardening/originals';
import { keepPageInPlace } from './hardening/scrolling';
import { watchTrees } from './hardening/trees';

/** Classes of what no policy directive governs: connections of peers, and looks at the screen. */
const CLASSES = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'EyeDropper'] as const;
const FLOATING = ['requestPictureInPicture', 'webkitSetPresentationMode'];

/**
 * Removes what neither sandbox nor policy forbids. Call it before the reader's
 * code runs.
 *
 * - Peer connections and the reading of colors from the screen are gone.
 * - No video leaves the frame for a separate window.
 * - The frame has no frames in it: nothing would be restricted in those.
 * - Links lead nowhere but to places in the demo, whichever button and keys they are clicked with.
 * - Forms submit to their own handlers only.
 * - The focus stays where it is unless the reader is in the frame already.
 * - The page stays where the reader has scrolled it.
 * - The tab's history stays as it is, so that Back leads to the page before.
 * - Nothing gets into the clipboard but what the reader copies.
 */
export function harden(): void {
  for (const name of CLASSES) Reflect.deleteProperty(window, name);
  removeMethods('HTMLVideoElement', FLOATING);
  watchTrees([NO_DOCUMENTS, NO_AUTOFOCUS], keepFocusOutOf);
  keepDocument();
  forbidLeaving();
  keepFocusOutside();
  keepPageInPlace();
  forbidCopying();
  forbidHistory();
  keepAddress();
  keepFormsHere();
}
