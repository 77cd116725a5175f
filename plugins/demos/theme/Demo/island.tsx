import { useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { beforeHydration } from '../../../deferred-start/replay/heldInput';
import { releaseForms } from '../../prerender/heldForms';
import type { DemoEntry, DemoModule } from '../../types';
import { CrashPanel } from './CrashPanel';
import { DemoBoundary } from './DemoBoundary';

/** A running demo. */
export interface Island {
  /** Starts the demo anew, with fresh state. */
  reset: () => void;
  /** Unmounts the demo. */
  stop: () => void;
}

/**
 * Styles that came with the HTML of demos outlive it: UI kits reckon with them on every later page.
 */
function keepPrerenderedStyles(): void {
  document.head.append(...document.querySelectorAll('[data-demo-preview] > style'));
}

/** The element that React takes over; what surrounds it belongs to the page's own root. */
function containerIn(host: HTMLElement): HTMLElement {
  const container = host.querySelector<HTMLElement>(':scope > div');
  if (container && !('crashed' in container.dataset)) return container;
  const empty = document.createElement('div');
  host.replaceChildren(empty);
  return empty;
}

/**
 * Calls back when the demo listens. That is one render after it has mounted: a control of a UI kit may
 * find its elements by refs that set state, and until then a press would make it throw.
 */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => (isMounted ? onMounted() : setMounted(true)), [isMounted, onMounted]);
  return children;
}

/** Takes the demo away at once, and unmounts it when no other root can be in the middle of rendering. */
function end(root: Root, container: HTMLElement): void {
  container.remove();
  setTimeout(() => root.unmount());
}

/**
 * Loads a demo and brings it to life in its host, as a React root of its own: prerendered markup is
 * hydrated, an empty host is rendered into.
 *
 * @param host the demo's preview element
 * @param demo what to run
 * @param isWanted asked after loading; false when the host has left the page meanwhile
 * @param onMounted called once, when the demo hears the reader
 * @returns the demo, or undefined when it is no longer wanted
 */
export async function startIsland(
  host: HTMLElement,
  demo: DemoModule,
  isWanted: () => boolean,
  onMounted: () => void,
): Promise<Island | undefined> {
  const { Component, kits }: DemoEntry = await demo.load();
  if (!isWanted()) return undefined;
  beforeHydration(host);
  keepPrerenderedStyles();

  const content = (run: number): ReactNode => (
    <Mounted onMounted={onMounted}>
      <DemoBoundary key={run}>
        {kits.reduceRight<ReactNode>(
          (inner, Kit) => (
            <Kit>{inner}</Kit>
          ),
          <Component />,
        )}
      </DemoBoundary>
    </Mounted>
  );
  const container = containerIn(host);
  const options = {
    identifierPrefix: `${demo.id}-`,
    // React reports a root that is unmounted before it has hydrated, which is no fault of the demo.
    onRecoverableError(error: unknown) {
      if (container.isConnected) reportError(error);
    },
    // The panel shows the error; a demo that is made to crash need not alarm the console as well.
    ...(demo.crashes && { onCaughtError: () => undefined }),
  };
  const prerendered = container.hasChildNodes();
  releaseForms(container);
  const root = prerendered
    ? hydrateRoot(container, content(0), options)
    : createRoot(container, options);
  if (!prerendered) root.render(content(0));

  let run = 0;
  return { reset: () => root.render(content((run += 1))), stop: () => end(root, container) };
}

/** Shows that the code of a demo could not be loaded, with a way to ask for it again. */
export function showLoadError(host: HTMLElement, error: unknown, onRetry: () => void): Island {
  const container = document.createElement('div');
  host.replaceChildren(container);
  const root = createRoot(container);
  root.render(<CrashPanel error={error} onRetry={onRetry} />);
  return { reset: onRetry, stop: () => end(root, container) };
}
