import {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { attempt } from '../Extra/reportFailure';
import styles from './styles.module.css';

type Parent = ReactElement<{ children?: ReactNode }>;

const isParent = (node: ReactNode): node is Parent => isValidElement(node);

function textOf(node: ReactNode): string {
  if (isParent(node)) return textOf(node.props.children);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Returns the texts of the header cells, which Markdown puts into the first row. */
function columnsOf(children: ReactNode): string[] {
  const head = Children.toArray(children).find(isParent);
  const row = Children.toArray(head?.props.children).find(isParent);
  return Children.toArray(row?.props.children).map(textOf).filter(Boolean);
}

/**
 * A table written in Markdown. In a narrow window, it scrolls within a box that is focusable by keyboard (WCAG
 * 2.1.1) and named after its columns.
 */
export function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const names = columnsOf(props.children);
  const columns =
    attempt('list of columns', () => new Intl.ListFormat(currentLocale).format(names)) ??
    names.join(', ');
  return (
    <div
      className={styles.scroller}
      role="group"
      tabIndex={0}
      aria-label={translate(
        {
          id: 'table.label',
          message: 'Table: {columns}',
          description: 'Accessible name of a table; {columns} lists the headings of its columns',
        },
        { columns },
      )}
    >
      <table {...props} />
    </div>
  );
}
