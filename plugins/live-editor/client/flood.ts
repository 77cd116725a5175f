/** Messages between two heartbeats after which a frame is stopped: no working demo sends so many. */
const MAX_MESSAGES = 1000;
/** Time that it may take to read them, in ms: the page does nothing else meanwhile. */
const MAX_READING_MS = 500;

/** Counts the messages of a frame; see {@link watchFlood}. */
export interface FloodGate {
  /** Counts one more; gives whether that is too many. */
  count: () => boolean;
  /**
   * Reads a message that has been counted. The browser unpacks one only then, which takes seconds for a huge
   * one.
   *
   * @returns undefined when reading takes more time than the page can bear
   */
  read: <Message>(look: () => Message) => Message | undefined;
  /** Resets the count and the time. */
  reset: () => void;
  stop: () => void;
}

/**
 * Watches for more messages of a frame than the page can bear: over its own channel, which the caller
 * counts, and to the page's window, which no browser lets the page refuse.
 *
 * @param frame the frame, whose document has the reader's code in its own frame
 * @param onFlood called at each message above a limit
 */
export function watchFlood(frame: HTMLIFrameElement, onFlood: () => void): FloodGate {
  let messages = 0;
  let reading = 0;
  const count = () => {
    messages += 1;
    const tooMany = messages > MAX_MESSAGES;
    if (tooMany) onFlood();
    return tooMany;
  };
  const onWindowMessage = ({ source }: MessageEvent) => {
    const outer = frame.contentWindow;
    if (outer && source && (source === outer || source === outer[0])) count();
  };
  window.addEventListener('message', onWindowMessage);
  return {
    count,
    read(look) {
      const start = performance.now();
      const message = look();
      reading += performance.now() - start;
      if (reading <= MAX_READING_MS) return message;
      onFlood();
      return undefined;
    },
    reset: () => {
      messages = 0;
      reading = 0;
    },
    stop: () => window.removeEventListener('message', onWindowMessage),
  };
}
