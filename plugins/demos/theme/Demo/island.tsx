import { useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { beforeHydration } from '../../../deferred-start/replay/heldInput';
import { releaseForms } from '../../prerender/heldForms';
import type { DemoModule } from '../../types';
import { CrashPanel } from './CrashPanel';
import { DemoBoundary } from './DemoBoundary';
import { demoContent } from './demoContent';
import { startInspector, type RunningInspector } from './startInspector';

/** A running demo. */
export interface Island {
  /** Remounts the demo with fresh state. */
  reset: () => void;
  /** Unmounts the demo. */
  stop: () => void;
}

const NO_INSPECTOR: RunningInspector = { show: () => undefined, stop: () => undefined };

/** Whether a demo's preview shows anything, such as its prerendered HTML. */
export const hasContent = (host: HTMLElement): boolean =>
  host.querySelector(':scope > div')?.hasChildNodes() ?? false;

/** The container of the demo's React root; the elements around it belong to the page's root. */
function containerIn(host: HTMLElement): HTMLElement {
  const container = host.querySelector<HTMLElement>(':scope > div');
  if (container && !('crashed' in container.dataset)) return container;
  const empty = document.createElement('div');
  host.replaceChildren(empty);
  return empty;
}

/**
 * Runs a callback when the demo is ready for input. That is one render after mount: some UI kits store
 * elements in state with ref callbacks, and a press before that render makes them throw.
 */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => (isMounted ? onMounted() : setMounted(true)), [isMounted, onMounted]);
  return children;
}

/** Removes the demo at once, and unmounts it in a later task: React warns if another root is rendering. */
function end(root: Root, container: HTMLElement): void {
  container.remove();
  setTimeout(() => root.unmount());
}

/**
 * Loads a demo and runs it in its host as a separate React root: hydrates prerendered HTML, or renders into
 * an empty host.
 *
 * @param host the demo's preview element
 * @param inspectorHost the place of its inspector, if it has one
 * @param demo the demo to run
 * @param isWanted called after loading; returns false if the host has been unmounted meanwhile
 * @param onMounted called once, when the demo is ready for input
 * @returns the running demo, or undefined if it is no longer wanted
 */
export async function startIsland(
  host: HTMLElement,
  inspectorHost: HTMLElement | null,
  demo: DemoModule,
  isWanted: () => boolean,
  onMounted: () => void,
): Promise<Island | undefined> {
  const entry = await demo.load();
  if (!isWanted()) return undefined;
  beforeHydration(host);

  const mounted = () => {
    // The kit has inserted its own styles; these are reduced to the prerendered elements.
    host.querySelectorAll(':scope > style').forEach((style) => style.remove());
    onMounted();
  };
  const inspector = inspectorHost ? startInspector(inspectorHost, demo, entry) : NO_INSPECTOR;
  const content = (run: number): ReactNode => {
    const inspection = entry.devtools.createInspection();
    inspector.show(inspection);
    return (
      <Mounted onMounted={mounted}>
        <DemoBoundary key={run}>{demoContent(entry, inspection)}</DemoBoundary>
      </Mounted>
    );
  };
  const container = containerIn(host);
  const options = {
    identifierPrefix: `${demo.id}-`,
    // React also reports a root that is unmounted before it is hydrated, which is not an error of the demo.
    onRecoverableError(error: unknown) {
      if (container.isConnected) reportError(error);
    },
    // The panel shows the error. A demo that crashes on purpose does not log it to the console as well.
    ...(demo.crashes && { onCaughtError: () => undefined }),
  };
  const prerendered = container.hasChildNodes();
  releaseForms(container);
  const root = prerendered
    ? hydrateRoot(container, content(0), options)
    : createRoot(container, options);
  if (!prerendered) root.render(content(0));

  let run = 0;
  return {
    reset: () => root.render(content((run += 1))),
    stop() {
      end(root, container);
      inspector.stop();
    },
  };
}

/** Shows that the code of a demo throws before it renders, with a Retry button. */
export function showLoadError(host: HTMLElement, error: unknown, onRetry: () => void): Island {
  const container = document.createElement('div');
  host.replaceChildren(container);
  const root = createRoot(container);
  root.render(<CrashPanel error={error} onRetry={onRetry} />);
  return { reset: onRetry, stop: () => end(root, container) };
}
