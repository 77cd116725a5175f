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
import type { Labels } from '../protocol';
import { countRenders } from './countRenders';

/** How long a demo may suspend before it is reported to the page, in ms. */
const PATIENCE_MS = 499;

/** What shows the forms of a demo from outside. */
export type Devtools = typeof import('bindform/devtools');
type Inspection = ReturnType<Devtools['createInspection']>;
type InspectorLabels = NonNullable<Parameters<Devtools['Inspector']>[0]['labels']>;

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
  /** Shows the forms of the demo below it, if there is one. */
  inspector?: { devtools: Devtools; labels: Labels };
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

function appendTo(parent: HTMLElement, name?: string): HTMLElement {
  const element = document.createElement('div');
  if (name) element.className = name;
  parent.append(element);
  return element;
}

/** Shows the forms below an observer, once there are any. */
function showInspector(
  { react: { createElement }, client }: ReactModules,
  { devtools, labels }: NonNullable<ReactModules['inspector']>,
): Inspection {
  const inspection = devtools.createInspection();
  const stop = inspection.subscribe(() => {
    if (inspection.getForms().length === 0) return;
    stop();
    const root = client.createRoot(appendTo(document.body, 'inspector'));
    root.render(
      createElement(devtools.Inspector, {
        inspection,
        labels: labels as unknown as InspectorLabels,
      }),
    );
  });
  return inspection;
}

/**
 * Renders the demo's component into the document.
 *
 * @param modules the React that the demo imports, and what shows its forms
 * @param Demo the entry's default export
 * @param kits what the demo is in, from the outermost to the innermost
 * @returns a function that unmounts it
 */
export function mount(
  modules: ReactModules,
  Demo: ComponentType,
  kits: Kit[],
  { onRendered, onWaiting, onCrash, onRunaway }: MountHandlers,
): () => void {
  const { react, client, inspector } = modules;
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

  const root = client.createRoot(appendTo(appendTo(document.body, 'preview')), {
    onUncaughtError: onCrash,
  });
  const count = countRenders(onRunaway);
  const onRender: ProfilerOnRenderCallback = (_id, _phase, _duration, _base, began, committed) =>
    count(began, committed);
  const inKits = kits.reduceRight<ReactElement>(
    (children, Kit) => createElement(Kit, null, children),
    createElement(Demo),
  );
  const content = inspector
    ? createElement(
        inspector.devtools.FormObserverContext.Provider,
        { value: showInspector(modules, inspector).observe },
        inKits,
      )
    : inKits;
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
