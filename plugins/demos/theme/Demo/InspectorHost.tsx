import { useEffect, type ReactNode, type RefObject } from 'react';
import type { DemoModule } from '../../types';
import styles from './inspector.module.css';

/** Props of {@link InspectorHost}. */
export interface InspectorHostProps {
  demo: DemoModule;
  host: RefObject<HTMLDivElement | null>;
}

const tabOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[role=tab]');

const tabsAround = (tab: HTMLElement) => [
  ...tab.parentElement!.querySelectorAll<HTMLElement>('[role=tab]'),
];

/** Selects a tab of the prerendered inspector; the live one opens it. */
function select(chosen: HTMLElement): void {
  for (const tab of tabsAround(chosen)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
  }
}

/** The tab that a key selects, following https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
function tabAfter(tab: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const tabs = tabsAround(tab);
  const index = tabs.indexOf(tab);
  const steps: Record<string, number | undefined> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const step = steps[event.key];
  return step === undefined ? undefined : tabs.at(step % tabs.length);
}

function onClick(event: Event): void {
  const tab = tabOf(event);
  if (tab) select(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabOf(event);
  // The live inspector prevents the default of its keys.
  const next = tab && !event.defaultPrevented && tabAfter(tab, event);
  if (!next) return;
  event.preventDefault();
  select(next);
  next.focus();
}

/**
 * The place of a demo's inspector. Its HTML is prerendered at build; once the demo runs, the live
 * inspector takes its place, see {@link startInspector}.
 */
export function InspectorHost({ demo, host }: InspectorHostProps): ReactNode {
  useEffect(() => {
    const element = host.current;
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [host]);
  return (
    <div
      ref={host}
      className={styles.inspector}
      data-demo-inspector
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: demo.prerender?.().inspector ?? '' }}
    />
  );
}
