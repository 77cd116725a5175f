import { hashTarget } from '../../../../src/components/addresses/hashTarget';

const PEER_CONNECTIONS = ['RTCPeerConnection', 'webkitRTCPeerConnection'] as const;

/** A link would leave the frame, which its policy forbids; a link to a place in the demo scrolls. */
function followInside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  const [hash] = /^#.+/.exec(link.getAttribute('href') ?? '') ?? [];
  if (hash) hashTarget(hash)?.scrollIntoView({ block: 'nearest' });
}

/** A form would leave the frame too; its own submit handler has run by now. */
const stayHere = (event: Event) => event.preventDefault();

/**
 * Takes from the frame what neither its sandbox nor its policy can: to be called before the reader's
 * code runs.
 *
 * - Focus stays where it is unless the reader is in the frame already: a demo with `autoFocus` would
 *   otherwise pull the caret out of the editor at each build.
 * - Links and forms do not take the frame away, which its policy would answer with an empty page.
 * - The tab's history gets no entries, so that Back leads to the page before.
 * - Peer connections, which no policy directive governs, are gone.
 */
export function restrain(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInside(options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const { replaceState } = History.prototype;
  History.prototype.pushState = replaceState;
  for (const name of PEER_CONNECTIONS) Reflect.deleteProperty(window, name);
  window.addEventListener('click', followInside);
  window.addEventListener('submit', stayHere);
}
