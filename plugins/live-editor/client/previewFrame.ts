import type { ColorMode } from '@site/src/components/rootColorMode';
import {
  readFrameMessage,
  type Bundle,
  type FrameMessage,
  type Labels,
  type PageMessage,
} from '../protocol';
import { THEFT_EVENT } from './codeView/keepCaret';
import { watchFlood } from './flood';
import {
  ALLOWED_MISSES,
  MISSES_BEFORE_RENDER,
  MISSES_WHILE_LOADING,
  startHeartbeat,
} from './heartbeat';
import { endSilentFrames, endSlowFrame, supervise } from './supervisor';

/** Why a frame was stopped. */
export type EndReason =
  'silent' | 'heavy' | 'flood' | 'theft' | 'gone' | 'unreachable' | 'innocent';

/** A demo that takes the focus from the reader more often is ended. */
const MAX_THEFTS = 2;

/** What a frame needs, and its callbacks. */
export interface PreviewFrameOptions {
  /** Element that contains the frame. It gets the focus when a focused frame is removed. */
  host: HTMLElement;
  /** Address of the frame's document. */
  document: string;
  /** Accessible name of the frame. */
  title: string;
  bundle: Bundle;
  colorMode: ColorMode;
  language: string;
  /** Words of the form inspector; without them, it is not shown. */
  labels?: Labels;
  onMessage: (message: FrameMessage) => void;
  /** The frame cannot load: blocking frames should be removed. */
  onStarving: () => void;
  /** It takes long to load: perhaps its document is no more. */
  onDelay: () => void;
  /** It was ended: by its own fault, before it could start, or by another frame's fault. */
  onEnd: (reason: EndReason) => void;
}

/** A frame that runs one build of a demo; see {@link openPreviewFrame}. */
export interface PreviewFrame {
  /** Whether its replies are late, so that another frame would hardly run. */
  isSlow: () => boolean;
  setColorMode: (colorMode: ColorMode) => void;
  setVisible: (visible: boolean) => void;
  close: () => void;
}

/**
 * Runs a demo in a new frame of opaque origin, which can reach neither the page nor the network. The two
 * talk over their own message channel; the page listens to nothing else from the frame.
 */
export function openPreviewFrame(options: PreviewFrameOptions): PreviewFrame {
  const { host, onMessage, onEnd } = options;
  const frame = document.createElement('iframe');
  // Forms may submit, since else no submit event is fired; that none goes anywhere is the policy's part.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.title = options.title;
  frame.src = options.document;

  const { port1: port, port2 } = new MessageChannel();
  const send = (message: PageMessage) => port.postMessage(message);
  let ready = false;
  let hasRendered = false;

  const setVisible = (visible: boolean) => {
    frame.dataset.visible = String(visible);
    frame.inert = !visible;
  };
  const heartbeat = startHeartbeat({
    allowedMisses() {
      if (!ready) return MISSES_WHILE_LOADING;
      return hasRendered ? ALLOWED_MISSES : MISSES_BEFORE_RENDER;
    },
    ping() {
      flood.reset();
      send({ type: 'ping' });
    },
    onMiss(misses) {
      if (ready) return;
      if (misses === ALLOWED_MISSES) options.onDelay();
      options.onStarving();
      endSlowFrame();
    },
    onSilence: endSilentFrames,
    onHeaviness: endSlowFrame,
  });
  const flood = watchFlood(frame, () => end('flood'));

  const close = () => {
    const hadFocus = document.activeElement === frame;
    heartbeat.stop();
    flood.stop();
    release();
    port.close();
    frame.remove();
    // Otherwise the focus would be on the body. It must not be on the code: readers may still be typing into the demo.
    if (hadFocus) host.focus({ preventScroll: true });
  };
  const release = supervise({
    isSilent: () => heartbeat.misses() > 1,
    isSlow: heartbeat.isSlow,
    hasBegun: () => ready,
    hasFocus: () => document.activeElement === frame,
    remove: close,
    blame: (kind) => onEnd(ready ? kind : 'unreachable'),
    restart: () => onEnd('innocent'),
    forgive: heartbeat.forgive,
  });

  const end = (reason: EndReason) => {
    close();
    onEnd(reason);
  };
  let thefts = 0;
  frame.addEventListener(THEFT_EVENT, () => {
    thefts += 1;
    if (thefts > MAX_THEFTS) end('theft');
  });
  port.addEventListener('close', () => end('gone'));
  port.addEventListener('message', (event) => {
    if (flood.count()) return;
    const message = flood.read(() => readFrameMessage(event.data));
    if (!message) return;
    if (message.type === 'pong') heartbeat.answer();
    // Only once: the reader's code might send it to be forgiven.
    if (message.type === 'ready' && !ready) {
      ready = true;
      heartbeat.forgive();
    }
    hasRendered ||= message.type === 'rendered';
    onMessage(message);
  });
  port.start();
  frame.addEventListener(
    'load',
    () => frame.contentWindow?.postMessage({ type: 'port' }, '*', [port2]),
    { once: true },
  );
  const { bundle, colorMode, language, labels } = options;
  send({ type: 'start', bundle, colorMode, language, labels });
  setVisible(false);
  host.append(frame);
  return {
    isSlow: heartbeat.isSlow,
    setColorMode: (mode) => send({ type: 'colorMode', colorMode: mode }),
    setVisible,
    close,
  };
}
