import type { ReactNode } from 'react';
import type { SignatureView as Signature } from '../pages/views';
import { Documentation } from './Documentation';
import { returnsWord } from './messages';
import { PropertyTable } from './PropertyTable';
import styles from './styles.module.css';
import { TypeDetails, TypeText } from './TypeDetails';

/** A way to call a function: its signature, its parameters, what it returns. */
export function SignatureView({
  id,
  signature: { text, parameters, returns },
}: {
  id: string;
  signature: Signature;
}): ReactNode {
  const says = returns.type.pieces.join() !== 'void' || returns.description.length > 0;
  return (
    <>
      <p className={styles.signature}>
        <TypeText type={{ pieces: text }} />
      </p>
      {parameters.length > 0 && <PropertyTable id={id} rows={parameters} />}
      {says && (
        <div className={styles.returns}>
          <p>
            {returnsWord()} <TypeText type={returns.type} />
          </p>
          <Documentation {...returns} />
          <TypeDetails details={returns.type.details} />
        </div>
      )}
    </>
  );
}
