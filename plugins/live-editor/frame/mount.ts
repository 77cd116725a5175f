import type {
  ComponentType,
  createElement,
  Profiler,
  ProfilerOnRenderCallback,
  ReactElement,
  ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
} from 'react';
import type { createRoot } from 'react-dom/client';
import { countRenders } from './countRenders';

/** How long a demo may suspend before it is reported to the page, in ms. */
const PATIENCE_MS = 499;

/** The one React that the demo uses too; the runtime brings no second one. */
export interface ReactModules {
  react: {
    createElement: typeof createElement;
    Profiler: typeof Profiler;
    Suspense: typeof Suspense;
    useEffect: typeof useEffect;
    useLayoutEffect: typeof useLayoutEffect;
  };
  client: { createRoot: typeof createRoot };
}

/** Wraps a demo with what its UI kit needs. */
export type Kit = ComponentType<{ children: ReactNode }>;

/** What a mounted demo reports. */
export interface MountHandlers {
  onRendered: () => void;
  /** It suspends, and no boundary around it shows a fallback. */
  onWaiting: () => void;
  /** It threw while rendering or in an effect; nothing of it is left on the screen. */
  onCrash: (thrown: unknown) => void;
  onRunaway: () => void;
}

/**
 * Renders the demo's component into the document.
 *
 * @param modules the React that the demo imports
 * @param Demo the entry's default export
 * @param kits what the demo is in, from the outermost to the innermost
 * @returns a function that unmounts it
 */
export function mount(
  { react, client }: ReactModules,
  Demo: ComponentType,
  kits: Kit[],
  { onRendered, onWaiting, onCrash, onRunaway }: MountHandlers,
): () => void {
  const { createElement, Profiler, Suspense, useEffect, useLayoutEffect } = react;

  const Rendered = () => {
    // A layout effect runs again when what was suspended is shown again.
    useLayoutEffect(onRendered, []);
    return null;
  };
  const Waiting = () => {
    useEffect(() => {
      const timer = setTimeout(onWaiting, PATIENCE_MS);
      return () => clearTimeout(timer);
    }, []);
    return null;
  };

  const container = document.createElement('div');
  document.body.append(container);
  const root = client.createRoot(container, { onUncaughtError: onCrash });
  const count = countRenders(onRunaway);
  const onRender: ProfilerOnRenderCallback = (_id, _phase, _duration, _base, began, committed) =>
    count(began, committed);
  const content = kits.reduceRight<ReactElement>(
    (children, Kit) => createElement(Kit, null, children),
    createElement(Demo),
  );
  root.render(
    createElement(
      Profiler,
      { id: 'demo', onRender },
      createElement(
        Suspense,
        { fallback: createElement(Waiting) },
        content,
        createElement(Rendered),
      ),
    ),
  );
  return () => root.unmount();
}
