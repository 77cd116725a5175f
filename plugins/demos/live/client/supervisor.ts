/** A frame as the supervisor sees it. */
export interface Supervised {
  /** Whether it has stopped answering, or is about to. */
  isSilent: () => boolean;
  /** Whether the reader is in it. */
  hasFocus: () => boolean;
  /** Takes it off the page. */
  remove: () => void;
  /** Says that its code is what brought it to a halt. */
  blame: () => void;
  /** Starts its code again in a fresh frame. */
  restart: () => void;
}

/** The frames on this page, the one started last at the end. */
const frames = new Set<Supervised>();

/**
 * Adds a frame to those that are ended together when one falls silent.
 *
 * @returns a function that takes it out again
 */
export function supervise(frame: Supervised): () => void {
  frames.add(frame);
  return () => {
    frames.delete(frame);
  };
}

/**
 * Ends all silent frames of the page. Browsers run them in one process, so an endless loop in one halts
 * the others, and the process goes only when its last frame has gone. The frame that the reader is in,
 * else the one started last, is blamed; the others start again.
 */
export function endSilentFrames(): void {
  const silent = [...frames].filter((frame) => frame.isSilent());
  const guilty = silent.find((frame) => frame.hasFocus()) ?? silent.at(-1);
  for (const frame of silent) frame.remove();
  for (const frame of silent) {
    if (frame === guilty) frame.blame();
    else frame.restart();
  }
}
