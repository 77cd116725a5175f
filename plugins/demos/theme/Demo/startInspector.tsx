import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { INSPECTOR_TABS, type DemoEntry, type DemoModule, type Inspection } from '../../types';
import { inspectorLabels } from './inspectorLabels';

/** A live inspector. */
export interface RunningInspector {
  /** Shows the forms of another run of the demo. */
  show: (inspection: Inspection) => void;
  stop: () => void;
}

/**
 * Replaces the prerendered inspector with a live one that has the same tab open.
 *
 * @param host element with the prerendered inspector
 * @param demo the inspected demo
 * @param entry its code
 */
export function startInspector(
  host: HTMLElement,
  demo: DemoModule,
  { devtools: { Inspector } }: DemoEntry,
): RunningInspector {
  const open = host.querySelector<HTMLElement>('[aria-selected=true]')?.dataset.tab;
  const initialTab = INSPECTOR_TABS.find((tab) => tab === open) ?? demo.inspect;
  const container = document.createElement('div');
  const root = createRoot(container, { identifierPrefix: `${demo.id}-inspector-` });
  return {
    show(inspection) {
      const render = () =>
        root.render(
          <Inspector inspection={inspection} initialTab={initialTab} labels={inspectorLabels()} />,
        );
      if (container.isConnected) {
        render();
        return;
      }
      // React does not allow `flushSync` in the effect that calls this.
      setTimeout(() => {
        // Otherwise the host could be empty for a moment, without a tab that takes the focus.
        flushSync(render);
        const isFocused = host.contains(document.activeElement);
        host.replaceChildren(container);
        host.dataset.inspecting = 'true';
        if (isFocused) host.querySelector<HTMLElement>('[role=tab][tabindex="0"]')?.focus();
      });
    },
    stop() {
      container.remove();
      setTimeout(() => root.unmount());
    },
  };
}
