/** How long code may run without a break, in ms, if it iterates often. */
export const ENDLESS_MS = 2000;
/** Rounds that make a loop suspicious: a slow device may take that long for what comes to an end. */
const MANY_ROUNDS = 10_000;
/** How long code may go on in any case, in ms. */
const LONGEST_MS = 5000;
/** After this many iterations the clock is read only once per as many. */
const ROUNDS_PER_LOOK = 1024;

/** Thrown into code that does not come to an end. */
export class EndlessError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
  ) {
    super(`${file}, line ${line} was reached again and again without an end.`);
  }
}

/** Called at the start of each iteration of a loop and of each function. */
export type LoopGuard = (file: string, line: number) => void;

/** Dependencies of the guard. */
export interface Clock {
  /** Time in ms. */
  now: () => number;
  /** Calls back once the browser has had a moment for something else. */
  afterRest: (callback: () => void) => void;
}

/** The clock of this document, captured before the reader's code can replace it. */
export function documentClock(): Clock {
  const { port1, port2 } = new MessageChannel();
  const post = port2.postMessage.bind(port2);
  let waiting: () => void = () => undefined;
  port1.onmessage = () => waiting();
  return {
    now: performance.now.bind(performance),
    afterRest(callback) {
      waiting = callback;
      post(undefined);
    },
  };
}

/**
 * Makes a guard that throws when code goes on for too long. In browsers that run the frame in the page's
 * own process nothing else could: there an endless loop halts the page with its clocks and buttons.
 *
 * @param onEndless called once, before the first throw
 * @param clock the document's own, unless a test brings one
 */
export function createLoopGuard(
  onEndless: (error: EndlessError) => void,
  { now, afterRest }: Clock = documentClock(),
): LoopGuard {
  let rounds = 0;
  let began = 0;
  let ended: EndlessError | undefined;
  const rest = () => {
    rounds = 0;
  };
  return (file, line) => {
    rounds += 1;
    if (rounds === 1) {
      began = now();
      afterRest(rest);
    }
    // React calls a component again that has thrown.
    if (ended) throw ended;
    if (rounds > ROUNDS_PER_LOOK && rounds % ROUNDS_PER_LOOK > 0) return;
    const limit = rounds > MANY_ROUNDS ? ENDLESS_MS : LONGEST_MS;
    if (now() - began < limit) return;
    ended = new EndlessError(file, line);
    onEndless(ended);
    throw ended;
  };
}
