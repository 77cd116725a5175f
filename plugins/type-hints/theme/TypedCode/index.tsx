import { useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What {@link TypedCode} shows. */
export interface Props {
  /** A sample as this plugin makes it: `@generated/type-hints/default/<name>.json`. */
  html: string;
}

const codeLabel = () =>
  translate({
    id: 'typedCode.label',
    message: 'Code with types',
    description: 'Accessible name of a code sample whose names show their types',
  });

/**
 * Code whose underlined names show their types when they are pointed at or focused, without scripts
 * too. Escape puts a hint away (WCAG 2.2, success criterion 1.4.13).
 */
export default function TypedCode({ html }: Props): ReactNode {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    window.addEventListener('keydown', dismiss);
    return () => window.removeEventListener('keydown', dismiss);
  }, []);
  const offer = () => setDismissed(false);
  return (
    <div
      className={styles.typed}
      data-dismissed={dismissed || undefined}
      onPointerOver={offer}
      onFocus={offer}
    >
      <pre className={styles.pre} role="region" aria-label={codeLabel()} translate="no">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <p className={styles.dock}>
        <Translate
          id="typedCode.hint"
          description="Below a code sample, where the type of a name appears"
        >
          Hover over an underlined name, or focus it with Tab, to see its type.
        </Translate>
      </p>
    </div>
  );
}
