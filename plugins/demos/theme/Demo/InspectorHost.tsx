import { useEffect, type ReactNode, type RefObject } from 'react';
import type { DemoModule } from '../../types';
import styles from './inspector.module.css';

/** Props of {@link InspectorHost}. */
export interface InspectorHostProps {
  demo: DemoModule;
  host: RefObject<HTMLDivElement | null>;
}

/** Selects a tab of the prerendered inspector; the live one opens it. */
function selectTab({ target }: Event): void {
  const chosen = (target as Element).closest<HTMLElement>('[role=tab]');
  if (!chosen) return;
  for (const tab of chosen.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
  }
}

/**
 * The place of a demo's inspector. Its HTML is prerendered at build; once the demo runs, the live
 * inspector takes its place, see {@link startInspector}.
 */
export function InspectorHost({ demo, host }: InspectorHostProps): ReactNode {
  useEffect(() => {
    const element = host.current;
    element?.addEventListener('click', selectTab);
    return () => element?.removeEventListener('click', selectTab);
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
