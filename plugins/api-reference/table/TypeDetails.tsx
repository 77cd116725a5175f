import type { ReactNode } from 'react';
import type { DetailsView, OptionView, RowView, TypeView } from '../pages/views';
import { Documentation, ReleaseBadge } from './Documentation';
import { detailsWords, requiredWord, columnTitles, returnsWord } from './messages';
import { Pieces } from './Pieces';
import styles from './styles.module.css';

function NestedRow({ name, required, type, ...documentation }: RowView): ReactNode {
  return (
    <li>
      <code>{required ? name : `${name}?`}</code>
      {': '}
      <TypeText type={type} />
      <ReleaseBadge label={documentation.label} />
      <span className={styles.srOnly}>
        {columnTitles().required}: {requiredWord(required)}
      </span>
      {documentation.default && (
        <span className={styles.nestedDefault}>
          {columnTitles().default}: <code>{documentation.default}</code>
        </span>
      )}
      <Documentation {...documentation} />
      <TypeDetails details={type.details} />
    </li>
  );
}

function NestedOption({ type, ...documentation }: OptionView): ReactNode {
  return (
    <li>
      <TypeText type={type} />
      <Documentation {...documentation} />
      <TypeDetails details={type.details} />
    </li>
  );
}

function Inside({ details }: { details: DetailsView }): ReactNode {
  switch (details.kind) {
    case 'array':
      return <Inside details={details.element} />;
    case 'object':
      return details.rows.map((row) => <NestedRow key={row.name} {...row} />);
    case 'union':
      return details.options.map((option, index) => <NestedOption key={index} {...option} />);
    case 'function':
      return (
        <>
          {details.parameters.map((row) => (
            <NestedRow key={row.name} {...row} />
          ))}
          <li>
            {returnsWord()} <TypeText type={details.returns.type} />
            <Documentation {...details.returns} />
            <TypeDetails details={details.returns.type.details} />
          </li>
        </>
      );
  }
}

/** A type in one line, its named types linked. */
export function TypeText({ type }: { type: TypeView }): ReactNode {
  return (
    <code className={styles.type} translate="no">
      <Pieces pieces={type.pieces} />
    </code>
  );
}

/** The content of a nested, union, array or function type, closed at first. */
export function TypeDetails({ details }: { details?: DetailsView }): ReactNode {
  return (
    details && (
      <details className={styles.details}>
        <summary>{detailsWords()[details.kind]}</summary>
        <ul>
          <Inside details={details} />
        </ul>
      </details>
    )
  );
}
