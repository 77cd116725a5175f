import type { MouseEvent, ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Number of other hits on the page. */
  count: number;
  isUnfolded: boolean;
  onToggle: () => void;
}

/**
 * Shows how many other hits a page has. It is part of the option, not a separate control: clicking it toggles
 * them, and so do the right and left arrow keys in the text field.
 */
export default function More({ count, isUnfolded, onToggle }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return (
    // Keyboard users have the arrow keys.
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
