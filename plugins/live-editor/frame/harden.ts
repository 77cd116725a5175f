import { forbidHistory } from './hardening/addresses';
import { forbidCopying } from './hardening/clipboard';
import { keepDocument, NO_DOCUMENTS } from './hardening/documents';
import { keepFocusOutside, NO_AUTOFOCUS } from './hardening/focus';
import { keepFormsHere } from './hardening/forms';
import { forbidLeaving } from './hardening/links';
import { watchTrees } from './hardening/trees';

const PEER_CONNECTIONS = ['RTCPeerConnection', 'webkitRTCPeerConnection'] as const;

/**
 * Removes what neither sandbox nor policy forbids. Call it before the reader's
 * code runs.
 *
 * - Peer connections, which no policy directive governs, are gone.
 * - The frame has no frames in it: nothing would be restricted in those.
 * - Links lead nowhere but to places in the demo, whichever button and keys they are clicked with.
 * - Forms submit to their own handlers only.
 * - The focus stays where it is unless the reader is in the frame already.
 * - The tab's history stays as it is, so that Back leads to the page before.
 * - Nothing gets into the clipboard but what the reader copies.
 */
export function harden(): void {
  for (const name of PEER_CONNECTIONS) Reflect.deleteProperty(window, name);
  watchTrees([NO_DOCUMENTS, NO_AUTOFOCUS]);
  keepDocument();
  forbidLeaving();
  keepFocusOutside();
  forbidCopying();
  forbidHistory();
  keepFormsHere();
}
