import { connectPlayground, type Playground } from '../playground/connect';
import { embedFrame } from '../playground/embedFrame';
import { fileDiff, isEmptyDiff } from '../playground/fileDiff';
import { HandshakeTimeoutError } from '../playground/handshake';
import { resolveSource, type EmbedSource } from './embedSource';
import type { ProjectSource } from '../types';
import { openPlayground } from './open';
import { demoProject } from './project';

/** How an embed looks and where it is. */
export interface EmbedOptions {
  /** Accessible name of the frame. */
  title: string;
  /** Height in px. */
  height?: number;
  theme: 'light' | 'dark';
  /** Origin of the playground; StackBlitz by default. */
  origin?: string;
  /** Ends everything when it aborts: attempts, connection and frame. */
  signal: AbortSignal;
}

/** A playground in the page, connected or not. */
export interface Embed {
  /**
   * Connects to the editor. After a time-out, it asks a loaded frame once more, and replaces it only if there is still
   * no answer.
   *
   * @param onAttempt called with the number of each attempt
   * @throws as `handshake` does
   */
  connect: (onAttempt: (attempt: number) => void) => Promise<void>;
  /** Follows the color mode of the page. */
  setTheme: (theme: 'light' | 'dark') => void;
  /**
   * Makes the project in the playground that of a demo, such as the reader's own version of the one that it shows.
   *
   * @param demo the demo
   * @returns false when the playground has it already
   * @throws Error with the playground's reason, or when it is not connected
   */
  send: (demo: ProjectSource) => Promise<boolean>;
  /** Opens the same project in a new tab, with the files that were sent. */
  openInNewTab: () => void;
}

/**
 * Puts a playground into an element of the page.
 *
 * @param host empty element that the frame is put into
 * @param source what to show
 * @param options how it looks and where it is
 * @throws Error when the library cannot be fetched or the source is malformed, and the signal's reason
 */
export async function createEmbed(
  host: HTMLElement,
  source: EmbedSource,
  options: EmbedOptions,
): Promise<Embed> {
  const { title, height, origin, signal } = options;
  const { opened, openFile } = await resolveSource(source);
  signal.throwIfAborted();
  signal.addEventListener('abort', () => host.replaceChildren(), { once: true });

  let { theme } = options;
  let shownTheme = theme;
  const openedFiles = 'project' in opened ? opened.project.files : {};
  let held = openedFiles;
  let playground: Playground | undefined;
  let frame: HTMLIFrameElement | undefined;
  let loaded = false;

  const placeFrame = () => {
    const place = document.createElement('div');
    host.replaceChildren(place);
    loaded = false;
    held = openedFiles;
    shownTheme = theme;
    const placed = embedFrame(place, opened, { theme, origin, height, openFile });
    placed.title = title;
    placed.addEventListener('load', () => {
      loaded = true;
    });
    return placed;
  };

  /** What the playground has now; what is saved elsewhere is opened as it is there. */
  const withHeldFiles = () =>
    'project' in opened ? { project: { ...opened.project, files: held } } : opened;

  const showTheme = () => {
    if (!playground || shownTheme === theme) return;
    shownTheme = theme;
    // A playground that cannot change its theme keeps the one it has.
    playground.setTheme(theme).catch(() => undefined);
  };

  return {
    connect: async (onAttempt) => {
      const ask = async (asked: HTMLIFrameElement) => {
        playground = await connectPlayground(asked, { origin, signal, onAttempt });
        showTheme();
      };
      if (!frame?.isConnected) frame = placeFrame();
      // On a slow machine, the editor is ready after the time-out, and may have the reader's work in it.
      const wasLoaded = loaded;
      try {
        await ask(frame);
      } catch (error) {
        if (!wasLoaded || !(error instanceof HandshakeTimeoutError)) throw error;
        frame = placeFrame();
        await ask(frame);
      }
    },
    setTheme: (next) => {
      theme = next;
      showTheme();
    },
    send: async (demo) => {
      if (!playground) throw new Error('The playground is not connected.');
      const { files: wanted } = await demoProject(demo);
      const diff = fileDiff(held, wanted);
      if (isEmptyDiff(diff)) return false;
      await playground.applyDiff(diff);
      held = wanted;
      return true;
    },
    openInNewTab: () => openPlayground(withHeldFiles(), { origin, theme, openFile }),
  };
}
