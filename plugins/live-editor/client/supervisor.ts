/** A frame as the supervisor sees it. */
export interface Supervised {
  /** Whether it has stopped replying, or is about to. */
  isSilent: () => boolean;
  /** Whether it answers, but late. */
  isSlow: () => boolean;
  /** Whether it has run any code; one that is still loading has done nothing. */
  hasBegun: () => boolean;
  /** Whether it has the focus. */
  hasFocus: () => boolean;
  /** Takes it off the page. */
  remove: () => void;
  /** Says that its code is what brought it to a halt, or made it slow. */
  blame: (kind: 'silent' | 'heavy') => void;
  /** Starts its code again in a fresh frame. */
  restart: () => void;
  /** Forgets how it answered, for another frame was the reason. */
  forgive: () => void;
}

/** The frames on this page, the one started last at the end. */
const frames = new Set<Supervised>();

/**
 * Adds a frame to those that are stopped when one of them blocks the others.
 *
 * @returns a function that takes it out again
 */
export function supervise(frame: Supervised): () => void {
  frames.add(frame);
  return () => {
    frames.delete(frame);
  };
}

/** The one that the reader is in, else the one started last of those that have run any code. */
const guiltyOf = (suspects: Supervised[]) =>
  suspects.find((frame) => frame.hasFocus()) ??
  suspects.findLast((frame) => frame.hasBegun()) ??
  suspects.at(-1);

/**
 * Ends all silent frames of the page. Browsers run them in one process, so an endless loop in one halts
 * the others, and the process goes only when its last frame has gone. One is blamed; the others start
 * again.
 */
export function endSilentFrames(): void {
  const silent = [...frames].filter((frame) => frame.isSilent());
  const guilty = guiltyOf(silent);
  for (const frame of silent) frame.remove();
  for (const frame of silent) {
    if (frame === guilty) frame.blame('silent');
    else frame.restart();
  }
}

/**
 * Ends one frame of the page whose answers come late, so that the others get their turn. They are late
 * too, but perhaps for that reason alone.
 */
export function endSlowFrame(): void {
  const guilty = guiltyOf([...frames].filter((frame) => frame.isSlow()));
  if (!guilty) return;
  guilty.remove();
  guilty.blame('heavy');
  for (const frame of frames) frame.forgive();
}
