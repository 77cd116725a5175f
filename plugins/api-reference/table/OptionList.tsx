import type { ReactNode } from 'react';
import type { OptionView } from '../pages/views';
import { Documentation } from './Documentation';
import { tableName } from './messages';
import styles from './styles.module.css';
import { TypeDetails, TypeText } from './TypeDetails';

/** The types that a union allows. */
export function OptionList({ id, options }: { id: string; options: OptionView[] }): ReactNode {
  return (
    <ul className={styles.options} aria-label={tableName(id)}>
      {options.map(({ type, ...documentation }, index) => (
        <li key={index}>
          <TypeText type={type} />
          <Documentation {...documentation} />
          <TypeDetails details={type.details} />
        </li>
      ))}
    </ul>
  );
}
