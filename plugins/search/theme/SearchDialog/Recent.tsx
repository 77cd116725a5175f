import { useId, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  recent: string[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (keywords: string) => void;
  /** Id of the option at an index. */
  optionId: (index: number) => string;
}

/** The recent searches as options. */
export default function Recent(props: Props): ReactNode {
  const { recent, active, onActive, onChoose, optionId } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} role="presentation" className={styles.section}>
        <Translate id="search.recent" description="Above the searches made before">
          Recent searches
        </Translate>
      </div>
      {recent.map((keywords, index) => (
        // The text field keeps the focus and handles the keys (aria-activedescendant).
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={keywords}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
          onMouseMove={() => index !== active && onActive(index)}
          onClick={() => onChoose(keywords)}
        >
          {keywords}
        </div>
      ))}
    </div>
  );
}
