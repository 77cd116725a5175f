import { useLayoutEffect, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { LogLevel, LogLine } from '../protocol';
import styles from './console.module.css';

/** What a demo has logged. */
export interface ConsoleProps {
  lines: readonly LogLine[];
  /** How many lines before these were dropped. */
  dropped: number;
}

const consoleLabel = () =>
  translate({
    id: 'live.console',
    message: 'Console',
    description: 'Name of the panel with what the code has logged',
  });
const droppedText = (count: number) =>
  translate(
    {
      id: 'live.console.dropped',
      message: '{count} earlier lines are not shown.',
      description: 'In the console panel',
    },
    { count: count.toLocaleString('en') },
  );
const LEVEL_TEXTS: { [Level in LogLevel]?: () => string } = {
  error: () =>
    translate({
      id: 'live.console.error',
      message: 'Error:',
      description: 'Before a line of the console',
    }),
  warn: () =>
    translate({
      id: 'live.console.warning',
      message: 'Warning:',
      description: 'Before a line of the console',
    }),
  alert: () =>
    translate({
      id: 'live.console.alert',
      message: 'Dialog (not shown here):',
      description: 'In the console panel, before the text of alert()',
    }),
  question: () =>
    translate({
      id: 'live.console.question',
      message: 'Dialog (not shown here; answered with Cancel):',
      description: 'In the console panel, before the text of confirm() or prompt()',
    }),
};

/** How far above the end, in px, still counts as the end: heights are rounded. */
const SLACK = 2;

/** What a demo has logged, the newest line in sight unless the reader has scrolled up. */
export function Console({ lines, dropped }: ConsoleProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const lastEnd = useRef(0);
  // In a passive effect, the reader could scroll between the new lines and this.
  useLayoutEffect(() => {
    const box = list.current!;
    if (box.scrollTop + box.clientHeight >= lastEnd.current - SLACK) {
      box.scrollTop = box.scrollHeight;
    }
    lastEnd.current = box.scrollHeight;
  }, [lines]);
  return (
    <div className={styles.console} data-live-console>
      <p className={styles.title} aria-hidden="true">
        {consoleLabel()}
      </p>
      {/* It scrolls, so it has to be reached by keyboard. */}
      <div
        ref={list}
        role="log"
        aria-label={consoleLabel()}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.lines}
        translate="no"
      >
        {dropped > 0 && <p className={styles.note}>{droppedText(dropped)}</p>}
        {lines.length === 0 && (
          <p className={styles.note}>
            <Translate id="live.console.empty" description="In the console panel">
              Console output appears here.
            </Translate>
          </p>
        )}
        {lines.map(({ level, text }, index) => (
          <pre key={dropped + index} className={styles.line} data-level={level}>
            {LEVEL_TEXTS[level] && <strong>{LEVEL_TEXTS[level]()} </strong>}
            {text}
          </pre>
        ))}
      </div>
    </div>
  );
}
