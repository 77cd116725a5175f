import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flash } from './flash';
import { formatModel } from './formatModel';
import { useScrollable } from './useScrollable';
import type { InspectedForm, Inspection } from './inspection';
import { ENGLISH, type InspectorLabels } from './labels';
import { ErrorsPanel, LogPanel, ModelPanel, RendersPanel, StatePanel } from './panels';

const TABS = ['model', 'errors', 'state', 'renders', 'log'] as const;

/** Name of a tab of the inspector; `log` needs an inspection that logs changes. */
export type InspectorTab = (typeof TABS)[number];

/** Lines that fit into the panel, also where some of them are broken. */
const MAX_LINES = 4;

/** Lines that a form has in a tab. */
const LINES: Record<InspectorTab, (form: InspectedForm['form']) => number> = {
  model: ({ model }) => formatModel(model).length,
  errors: ({ state }) => state.errors.length,
  // A head, the form, at least one field, and two lines below the table.
  state: ({ state }) => Math.max(state.fields.length, 1) + 4,
  renders: ({ state }) => state.fields.length + 2,
  log: () => 0,
};

const PANELS = {
  model: ModelPanel,
  errors: ErrorsPanel,
  state: StatePanel,
  renders: RendersPanel,
  log: LogPanel,
};

/** Props of {@link Inspector}. */
export interface InspectorProps {
  /** The forms to show, from `createInspection`. */
  inspection: Inspection;
  /** The tab that is open initially. @defaultValue `'model'` */
  initialTab?: InspectorTab;
  /** Labels in another language; those left out are English. */
  labels?: Partial<InspectorLabels>;
}

/**
 * The tab that a key selects among those shown, following https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. Keys with a
 * modifier are left to the browser.
 */
function tabAfter(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  tabs: readonly InspectorTab[],
  active: InspectorTab,
): InspectorTab | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const index = tabs.indexOf(active);
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  return key in steps ? tabs.at(steps[key] % tabs.length) : undefined;
}

/**
 * Shows the data, errors, state and render counts of forms, live, and the changes of the data if the
 * inspection logs them. While the Renders tab is open,
 * fields that re-render are briefly outlined.
 *
 * @since 2.0.0
 */
export function Inspector({
  inspection,
  initialTab = 'model',
  labels: given,
}: InspectorProps): ReactNode {
  const { isLogging, subscribe, getForms, onFieldRender } = inspection;
  const labels = { ...ENGLISH, ...given };
  const shown = TABS.filter((tab) => isLogging || tab !== 'log');
  const forms = useSyncExternalStore(subscribe, getForms, getForms);
  const [active, setActive] = useState(() => (shown.includes(initialTab) ? initialTab : shown[0]));
  const tabs = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isScrollable = useScrollable(panel, () => {
    const lines = forms.map(({ form }) => LINES[active](form));
    return lines.reduce((sum, each) => sum + each, 0) > MAX_LINES;
  });
  const Panel = PANELS[active];

  useEffect(
    () => (active === 'renders' ? onFieldRender(flash) : undefined),
    [active, onFieldRender],
  );

  function follow(event: KeyboardEvent): void {
    const next = tabAfter(event, shown, active);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    tabs.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  }

  return (
    <div className="bindform-inspector">
      <div ref={tabs} role="tablist" aria-label={labels.title} onKeyDown={follow}>
        {shown.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            data-tab={tab}
            aria-selected={tab === active}
            tabIndex={tab === active ? 0 : -1}
            onClick={() => setActive(tab)}
          >
            {labels[tab]}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        aria-label={labels[active]}
        // A panel that scrolls has to be reached by keyboard.
        tabIndex={isScrollable ? 0 : undefined}
      >
        <div>
          {forms.map((inspected, index) => (
            <Panel key={index} {...inspected} labels={labels} />
          ))}
        </div>
      </div>
    </div>
  );
}
