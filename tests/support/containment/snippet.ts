/** What the reader does once the code has run. */
export type Gesture = 'click' | 'middle click' | 'Ctrl click' | 'Shift click' | 'type' | 'scroll';

/** Code that tries to get something out of the preview, or to do something that it must not. */
export interface HostileSnippet {
  name: string;
  /**
   * Body of an async function. In scope: `SITE`, the site's address; `TCP` and `UDP`, host and port of a
   * listener; `stage`, an element that the gesture is aimed at; `capture()`, the runtime's own port.
   * What it returns counts as got hold of, unless it is empty; so does what a click leads to, as `data-got`
   * of the stage.
   */
  code: string;
  /** Clicks aim at the stage; `type` is into the editor, at the reader's caret; `scroll` goes to the page's top. */
  gesture?: Gesture;
  /** The engine in which nothing prevents it; ARCHITECTURE.md says what it can do. */
  remainsIn?: 'Firefox' | 'WebKitGTK';
  /** Needs a frame to itself, because it leaves the frame or breaks it for others. */
  alone?: true;
}

/** Snippets with one aim. */
export interface SnippetGroup {
  title: string;
  snippets: HostileSnippet[];
}

interface FrameMessage {
  keyRead?: string;
  outcomes?: string[];
  of?: string;
}

/**
 * Runs in the page before a snippet does: records the keys that the frame has read as `readKeys`, and the outcomes
 * by the name of the first snippet as `outcomesOf`.
 */
export function recordMessages(): void {
  const keys: string[] = [];
  const outcomesOf: Record<string, string[]> = {};
  Object.assign(window, { readKeys: keys, outcomesOf });
  window.addEventListener('message', ({ data }: MessageEvent<FrameMessage | null>) => {
    if (data?.keyRead) keys.push(data.keyRead);
    if (data?.outcomes && data.of) outcomesOf[data.of] = data.outcomes;
  });
}

/** Where a snippet's words would be heard. */
export interface Ears {
  tcp: string;
  udp: string;
}

const attempt = ({ name, code }: HostileSnippet, { tcp, udp }: Ears) => `  {
    name: ${JSON.stringify(name)},
    run: async (stage) => {
      const TCP = '${tcp}';
      const UDP = '${udp}';
      ${code}
    },
  },`;

/**
 * Makes one component of some snippets, which shows what they came to in an `<output>`.
 *
 * @param snippets the snippets, run at the same time
 * @param ears a listener for each of them
 * @param site address of the site
 */
export const hostileComponent = (snippets: HostileSnippet[], ears: Ears[], site: string) =>
  `import { useEffect, useRef, useState } from 'react';

const SITE = '${site}';

addEventListener('keydown', ({ key }) => top.postMessage({ keyRead: key }, '*'), true);

/** Gets hold of the runtime's port by replacing what its listener reads. */
const capture = () => new Promise((done) => {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() { if (this.target instanceof MessagePort) done(this.target); return get.call(this); },
  });
});
const attempts = [
${snippets.map((snippet, index) => attempt(snippet, ears[index])).join('\n')}
];
const patience = () => new Promise((done) => setTimeout(done, 1500, 'never answered'));
const outcome = async (run, stage) => {
  try {
    return await Promise.race([run(stage).then((value) => 'got ' + (value ?? '')), patience()]);
  } catch (error) {
    return 'refused ' + error?.name;
  }
};
export default function Hostile() {
  const stages = useRef(null);
  const [outcomes, setOutcomes] = useState();
  useEffect(() => {
    const run = ({ run }, index) => outcome(run, stages.current.children[index]);
    Promise.all(attempts.map(run)).then((outcomes) => {
      setOutcomes(outcomes);
      top.postMessage({ outcomes, of: attempts[0].name }, '*');
    });
  }, []);
  return (
    <>
      <div ref={stages}>
        {attempts.map(({ name }) => (
          <div key={name} data-stage={name} style={{ height: 40, width: 200, overflow: 'hidden' }} />
        ))}
      </div>
      <output aria-label="outcomes">{outcomes && JSON.stringify(outcomes)}</output>
    </>
  );
}
// Typed here: `;
