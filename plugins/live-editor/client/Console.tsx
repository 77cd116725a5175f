import { useEffect, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { LogLine } from '../protocol';
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
const levelText = (level: LogLine['level']) =>
  level === 'error'
    ? translate({
        id: 'live.console.error',
        message: 'Error:',
        description: 'Before a line of the console',
      })
    : level === 'warn'
      ? translate({
          id: 'live.console.warning',
          message: 'Warning:',
          description: 'Before a line of the console',
        })
      : undefined;

/** What a demo has logged, the newest line in sight. */
export function Console({ lines, dropped }: ConsoleProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current!;
    box.scrollTop = box.scrollHeight;
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
            {levelText(level) && <strong>{levelText(level)} </strong>}
            {text}
          </pre>
        ))}
      </div>
    </div>
  );
}
