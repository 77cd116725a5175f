import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
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

function content({ Component, kits }: DemoEntry, run: number): ReactNode {
  const demo = kits.reduceRight<ReactNode>((inner, Kit) => <Kit>{inner}</Kit>, <Component />);
  return <DemoBoundary key={run}>{demo}</DemoBoundary>;
}

/**
 * Loads a demo and brings it to life in its host, as a React root of its own: prerendered markup is
 * hydrated, an empty host is rendered into.
 *
 * @param host the demo's preview element
 * @param demo what to run
 * @param isWanted asked after loading; false when the host has left the page meanwhile
 * @returns the running demo, or undefined when it is no longer wanted
 */
export async function startIsland(
  host: HTMLElement,
  demo: DemoModule,
  isWanted: () => boolean,
): Promise<Island | undefined> {
  const entry = await demo.load();
  if (!isWanted()) return undefined;
  keepPrerenderedStyles();
  const container = containerIn(host);
  const options = {
    identifierPrefix: `${demo.id}-`,
    // The panel shows the error; a demo that is made to crash need not alarm the console as well.
    ...(demo.crashes && { onCaughtError: () => undefined }),
  };
  let run = 0;
  let root: Root;
  if (container.hasChildNodes()) root = hydrateRoot(container, content(entry, run), options);
  else (root = createRoot(container, options)).render(content(entry, run));
  return {
    reset: () => root.render(content(entry, ++run)),
    // React refuses to unmount a root while another one is rendering.
    stop: () => void setTimeout(() => root.unmount()),
  };
}

/** Shows that the code of a demo could not be loaded, with a way to ask for it again. */
export function showLoadError(host: HTMLElement, error: unknown, onRetry: () => void): Island {
  const empty = document.createElement('div');
  host.replaceChildren(empty);
  const root = createRoot(empty);
  root.render(<CrashPanel error={error} onRetry={onRetry} />);
  return { reset: onRetry, stop: () => void setTimeout(() => root.unmount()) };
}
