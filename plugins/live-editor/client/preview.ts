import type { FrameData } from '../frameData';
import { whyFailed, type FailureReason } from '@site/src/components/siteFiles/whyFailed';
import type { ColorMode } from '@site/src/components/rootColorMode';
import type { Bundle, Failure, FrameMessage, Labels, LogLine } from '../protocol';
import { openPreviewFrame, type PreviewFrame } from './previewFrame';

/** A build that takes this long, in ms, shows that it is under way. */
const LOADING_MS = 499;

/** What the reader sees of a preview. */
export interface PreviewState {
  /** Height of the last render, in px. */
  height?: number;
  /** Whether a render is on the screen. */
  visible: boolean;
  loading: boolean;
  failure?: Failure;
  /** What the newest build has logged, the last line at the end. */
  logs: readonly LogLine[];
  /** How many lines before were dropped. */
  droppedLogs: number;
}

const NO_LOGS = { logs: [], droppedLogs: 0 };

/** What every preview begins with. */
export const EMPTY_PREVIEW: PreviewState = { visible: false, loading: false, ...NO_LOGS };

/** Shortest time between two looks of the console, in ms: code may log without end. */
const LOG_SPAN_MS = 100;
/** Lines of the console that are kept. */
const MAX_LOGS = 200;

/** The console with more lines at its end; see {@link MAX_LOGS}. */
function withLogs({ logs, droppedLogs }: PreviewState, lines: LogLine[], dropped: number) {
  const all = [...logs, ...lines];
  const surplus = Math.max(all.length - MAX_LOGS, 0);
  return { logs: all.slice(surplus), droppedLogs: droppedLogs + dropped + surplus };
}

/** Where a preview is shown, and how. */
export interface PreviewOptions {
  host: HTMLElement;
  data: FrameData;
  title: string;
  language: string;
  /** Words of the form inspector; without them, it is not shown. */
  labels?: Labels;
  onChange: (state: PreviewState) => void;
}

/** Shows one build of a demo after another; see {@link createPreview}. */
export interface Preview {
  /** A build begins: if it takes long, the preview says so. */
  begin: () => void;
  /** Runs a build; an identical one that is already shown stays, unless a restart is requested. */
  run: (bundle: Bundle, afresh: boolean) => void;
  /** Hides the last good render, still mounted, behind a message. */
  hold: (failure?: Failure) => void;
  setColorMode: (colorMode: ColorMode) => void;
  close: () => void;
}

interface Running {
  frame: PreviewFrame;
  build: string;
  failure?: Failure;
}

/** After these nothing is wrong with the render before: the new build never came to replace it. */
const KEEPS_LAST_RENDER: readonly Failure['kind'][] = ['syntax', 'module', 'export', 'unreachable'];

/**
 * Makes a preview. Each build runs in its own frame, out of sight until it has rendered; then it
 * takes the place of the one before, which goes with all its timers and listeners.
 *
 * @param colorMode the site's color mode at first
 */
export function createPreview(
  { host, data, title, language, labels, onChange }: PreviewOptions,
  colorMode: ColorMode,
): Preview {
  let state = EMPTY_PREVIEW;
  let mode = colorMode;
  let current: Running | undefined;
  let next: Running | undefined;
  let loadingTimer: ReturnType<typeof setTimeout> | undefined;
  let logTimer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: Partial<PreviewState>) => {
    state = { ...state, ...change };
    current?.frame.setVisible(state.visible);
    onChange(state);
  };
  const log = (lines: LogLine[], dropped: number) => {
    state = { ...state, ...withLogs(state, lines, dropped) };
    logTimer ??= setTimeout(() => {
      logTimer = undefined;
      update({});
    }, LOG_SPAN_MS);
  };
  const settle = (change: Partial<PreviewState>) => {
    clearTimeout(loadingTimer);
    update({ loading: false, ...change });
  };
  const dropCurrent = () => {
    current?.frame.close();
    current = undefined;
  };
  /** A slow shown build would prevent the next one from loading. */
  const dropSlowCurrent = () => {
    if (!current?.frame.isSlow()) return;
    dropCurrent();
    update({ visible: false });
  };
  const dropNext = () => {
    next?.frame.close();
    next = undefined;
  };

  const fail = (running: Running, failure: Failure) => {
    // What waits for a promise may render yet.
    if (running === next && failure.kind !== 'waiting') dropNext();
    const keeps = KEEPS_LAST_RENDER.includes(failure.kind);
    if (!keeps && !(failure.kind === 'waiting' && running === current)) dropCurrent();
    settle({ visible: false, failure });
  };

  const failIfGone = async (running: Running, otherwise?: FailureReason) => {
    const why = (await whyFailed([data.document])) ?? otherwise;
    if (why && (running === current || running === next))
      fail(running, { kind: 'unreachable', message: why });
  };

  const receive = (running: Running, message: FrameMessage) => {
    if (message.type === 'rendered') {
      if (running === next) {
        dropCurrent();
        current = next;
        next = undefined;
      }
      settle({ visible: true, height: message.height, failure: running.failure });
    } else if (message.type === 'size' && running === current) {
      update({ height: message.height });
    } else if (message.type === 'logged') {
      if (running === (next ?? current)) log(message.lines, message.dropped);
    } else if (message.type === 'failed' && message.fatal) {
      fail(running, message.failure);
    } else if (message.type === 'failed') {
      running.failure = message.failure;
      // It may render yet; if the error was React's own, it never will.
      if (running === next) settle({ visible: false, failure: message.failure });
      else if (!next) update({ failure: message.failure });
    }
  };

  const open = (bundle: Bundle, build: string): Running => {
    const running: Running = {
      build,
      frame: openPreviewFrame({
        host,
        document: data.document,
        title,
        bundle,
        colorMode: mode,
        language,
        labels,
        onMessage: (message) => receive(running, message),
        onStarving: dropSlowCurrent,
        onDelay: () => void failIfGone(running),
        onEnd: (reason) => {
          if (running !== current && running !== next) return;
          if (reason === 'unreachable') {
            void failIfGone(running, 'unavailable');
            return;
          }
          if (reason !== 'innocent') {
            fail(running, { kind: reason, message: '' });
            return;
          }
          if (running === current) dropCurrent();
          else dropNext();
          next ??= open(bundle, build);
        },
      }),
    };
    return running;
  };

  return {
    begin() {
      clearTimeout(loadingTimer);
      loadingTimer = setTimeout(() => update({ loading: true }), LOADING_MS);
    },
    run(bundle, afresh) {
      const build = JSON.stringify([bundle.entry, bundle.files]);
      dropNext();
      if (current?.build === build && !afresh) {
        settle({ visible: true, failure: current.failure });
        return;
      }
      dropSlowCurrent();
      next = open(bundle, build);
      update(NO_LOGS);
    },
    hold(failure) {
      dropNext();
      settle({ visible: false, failure });
    },
    setColorMode(newMode) {
      mode = newMode;
      current?.frame.setColorMode(newMode);
      next?.frame.setColorMode(newMode);
    },
    close() {
      clearTimeout(loadingTimer);
      clearTimeout(logTimer);
      dropCurrent();
      dropNext();
    },
  };
}
