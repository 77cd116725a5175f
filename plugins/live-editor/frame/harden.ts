import { forbidHistory } from './hardening/addresses';
import { forbidCopying } from './hardening/clipboard';
import { keepDocument, NO_DOCUMENTS } from './hardening/documents';
import { keepFocusOutOf, keepFocusOutside, NO_AUTOFOCUS } from './hardening/focus';
import { keepFormsHere } from './hardening/forms';
import { forbidLeaving } from './hardening/links';
import { removeMethods } from './hardening/originals';
import { keepPageInPlace } from './hardening/scrolling';
import { watchTrees } from './hardening/trees';

/** Classes of features that no policy directive covers: peer connections and reading the screen. */
const CLASSES = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'EyeDropper'] as const;
const FLOATING = ['requestPictureInPicture', 'webkitSetPresentationMode'];

/**
 * Removes features that neither sandbox nor policy blocks. Call it before the reader's code runs.
 *
 * - Peer connections and the eyedropper are removed.
 * - Videos cannot open a separate window.
 * - The frame cannot contain frames, since nothing would be restricted in those.
 * - Links only lead to places in the demo, whichever button and keys they are clicked with.
 * - Forms only run their submit handlers.
 * - The demo cannot take the focus unless the frame already has it.
 * - The demo cannot scroll the page around it.
 * - The demo cannot change the tab's history, so that Back leads to the previous page.
 * - The demo cannot write to the clipboard; the reader can still copy.
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
  keepFormsHere();
}
