import {
  Children,
  isValidElement,
  useId,
  useMemo,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { asExtra } from '@site/src/components/Extra';
import type { PageTabProps } from '@theme/PageTab';
import { EARLY_TAB_SCRIPT, storageKey } from './earlyTab';
import { PANEL_ATTRIBUTE } from './tabPanel';
import { nextTab } from './nextTab';
import { useRememberedTab } from './useRememberedTab';
import { useTabChoice } from './useTabChoice';
import { useTabFromHash } from './useTabFromHash';
import styles from './styles.module.css';

/** Tabs of a page, held in its address. */
export interface PageTabsProps {
  /** Name of the query parameter. */
  param?: string;
  /** Name under which the reader's choice is remembered across pages; without one it is not. */
  remember?: string;
  /** The tabs, as `PageTab`. The first is the default. */
  children: ReactNode;
}

const isTab = (child: ReactNode): child is ReactElement<PageTabProps> => isValidElement(child);

/**
 * Tabs whose choice is held in a query parameter, after the APG's tabs pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). All panels are in the HTML.
 */
function PageTabs({ param = 'tab', remember, children }: PageTabsProps): ReactNode {
  const tabs = Children.toArray(children).filter(isTab);
  const names = tabs.map((tab) => tab.props.value).join();
  const choice = useMemo(() => ({ param, values: names.split(',') }), [param, names]);
  const root = useRef<HTMLDivElement>(null);
  const buttons = useRef<Record<string, HTMLButtonElement | null>>({});
  const id = useId();
  const isBrowser = useIsBrowser();
  // In development, the HTML of a page has no tabs, and React warns of a script that it does not run.
  const hasEarlyScript = !isBrowser && process.env.NODE_ENV === 'production';
  const tabChoice = useTabChoice(root, choice);
  useTabFromHash(root, choice, tabChoice);
  const remembered = useRememberedTab(remember, root, choice, tabChoice);

  function choose(value: string) {
    tabChoice.show(value, 'push');
    remembered(value);
  }

  return (
    <div
      ref={root}
      className={styles.root}
      data-param={param}
      data-storage-key={remember && storageKey(remember)}
    >
      <div role="tablist" className={styles.list}>
        {tabs.map(({ props: { value, label } }) => (
          <button
            key={value}
            ref={(button) => {
              buttons.current[value] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
            aria-selected={value === tabChoice.active}
            data-value={value}
            tabIndex={value === tabChoice.active ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(value)}
            onKeyDown={(event) => {
              const next = nextTab(choice.values, value, event);
              if (next === undefined) return;
              event.preventDefault();
              choose(next);
              buttons.current[next]?.focus();
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.props.value}
          role="tabpanel"
          id={`${id}-panel-${tab.props.value}`}
          aria-labelledby={`${id}-tab-${tab.props.value}`}
          tabIndex={0}
          className={styles.panel}
          hidden={tab.props.value !== tabChoice.active}
          data-label={tab.props.label}
          {...{ [PANEL_ATTRIBUTE]: tab.props.value }}
        >
          {tab}
        </div>
      ))}
      {hasEarlyScript && <script dangerouslySetInnerHTML={{ __html: EARLY_TAB_SCRIPT }} />}
    </div>
  );
}

/** Without the tabs, what they hold is one below the other. */
const AllPanels = ({ children }: PageTabsProps): ReactNode => children;

export default asExtra('tabs', PageTabs, AllPanels);
