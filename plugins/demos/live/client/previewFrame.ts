import {
  readFrameMessage,
  type Bundle,
  type ColorMode,
  type FrameMessage,
  type PageMessage,
} from '../protocol';
import { startHeartbeat } from './heartbeat';
import { endSilentFrames, supervise } from './supervisor';

/** Messages between two beats after which a frame is ended: nothing that works sends so many. */
const MAX_MESSAGES = 1000;

/** What a frame needs and whom it tells. */
export interface PreviewFrameOptions {
  /** Element of the page that the frame is put into. */
  host: HTMLElement;
  /** Address of the frame's document. */
  document: string;
  /** Accessible name of the frame. */
  title: string;
  bundle: Bundle;
  colorMode: ColorMode;
  language: string;
  onMessage: (message: FrameMessage) => void;
  /** It was ended: by its own fault, before it could start, or by another frame's fault. */
  onEnd: (reason: 'silent' | 'gone' | 'unreachable' | 'runaway' | 'innocent') => void;
}

/** A frame that runs one build of a demo; see {@link openPreviewFrame}. */
export interface PreviewFrame {
  setColorMode: (colorMode: ColorMode) => void;
  setVisible: (visible: boolean) => void;
  close: () => void;
}

/**
 * Runs a demo in a new frame of opaque origin, which can reach neither the page nor the network. The two
 * talk over a message channel of their own; the page listens to nothing else from the frame.
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
  let messages = 0;

  const setVisible = (visible: boolean) => {
    frame.dataset.visible = String(visible);
    frame.inert = !visible;
  };
  const heartbeat = startHeartbeat(() => {
    messages = 0;
    send({ type: 'ping' });
  }, endSilentFrames);

  const close = () => {
    heartbeat.stop();
    release();
    port.close();
    frame.remove();
  };
  const release = supervise({
    isSilent: () => heartbeat.misses() > 1,
    hasFocus: () => document.activeElement === frame,
    remove: close,
    blame: () => onEnd(ready ? 'silent' : 'unreachable'),
    restart: () => onEnd('innocent'),
  });

  const end = (reason: 'gone' | 'runaway') => {
    close();
    onEnd(reason);
  };
  port.addEventListener('close', () => end('gone'));
  port.addEventListener('message', ({ data }) => {
    messages += 1;
    if (messages > MAX_MESSAGES) {
      end('runaway');
      return;
    }
    const message = readFrameMessage(data);
    if (!message) return;
    heartbeat.answer();
    ready ||= message.type === 'ready';
    onMessage(message);
  });
  port.start();
  frame.addEventListener(
    'load',
    () => frame.contentWindow?.postMessage({ type: 'port' }, '*', [port2]),
    { once: true },
  );
  const { bundle, colorMode, language } = options;
  send({ type: 'start', bundle, colorMode, language });
  setVisible(false);
  host.append(frame);
  return {
    setColorMode: (mode) => send({ type: 'colorMode', colorMode: mode }),
    setVisible,
    close,
  };
}
