import { useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { DemoModule } from '../../types';
import { Excerpt } from './Excerpt';
import { Source } from './Source';
import styles from './code.module.css';

/** Props of {@link Code}. */
export interface CodeProps {
  demo: DemoModule;
  /** Whether all of the code is shown at first. */
  initiallyOpen: boolean;
  /** Whether the demo is near the viewport. */
  isNear: boolean;
}

const showLabel = () =>
  translate({
    id: 'demo.showCode',
    message: 'Show all code',
    description: 'Above the excerpt of a demo’s code',
  });
const hideLabel = () =>
  translate({
    id: 'demo.hideCode',
    message: 'Show less code',
    description: 'Above the code of a demo: leaves only the excerpt',
  });

/** The code of a demo: an excerpt, and all files on demand. */
export function Code({ demo, initiallyOpen, isNear }: CodeProps): ReactNode {
  const [open, setOpen] = useState(initiallyOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = `${demo.id}-source`;
  return (
    <div className={styles.code}>
      <div className={styles.head}>
        <span className={styles.file}>{demo.files[0]}</span>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? hideLabel() : showLabel()}
        </button>
      </div>
      <Source demo={demo} id={id} open={open} toggle={toggle} />
      <Excerpt demo={demo} isNear={isNear} />
    </div>
  );
}
