import type { MouseEvent, ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Number of the other hits of the page. */
  count: number;
  isUnfolded: boolean;
  onToggle: () => void;
}

/**
 * Says how many other hits a page has. It is a part of the option, not a separate control: a click on it
 * unfolds them, and so do the right and left arrow keys in the text field.
 */
export default function More({ count, isUnfolded, onToggle }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return (
    // The keyboard has the arrow keys for it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span className={styles.more} data-unfolded={isUnfolded} onClick={toggle}>
      {selectMessage(
        count,
        translate(
          {
            id: 'search.more',
            message: 'One more on this page|{count} more on this page',
            description: 'Number of other hits on a page; forms of the plural are parted by |',
          },
          { count },
        ),
      )}
    </span>
  );
}
