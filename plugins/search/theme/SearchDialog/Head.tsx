import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useComposition } from '../../client/useComposition';
import SearchIcon from '../SearchBar/Icon';
import styles from './styles.module.css';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  listId: string;
  /** Id of the active option; undefined while the list is empty. */
  activeId?: string;
  /** Called with text that an input method still composes. */
  onText: (text: string) => void;
  /** Called with text to search. */
  onKeywords: (keywords: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The text field of the dialog and its close button. */
export default function Head(props: Props): ReactNode {
  const { inputRef, text, listId, activeId, onText, onKeywords, onKeyDown } = props;
  const composition = useComposition(onText, onKeywords);
  return (
    <div className={styles.head}>
      <SearchIcon />
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={translate({
          id: 'search.label',
          message: 'Search',
          description: 'Name of the search button, field and dialog',
        })}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={translate({
          id: 'search.placeholder',
          message: 'Search the documentation',
          description: 'In the empty search field',
        })}
        value={text}
        {...composition}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} onClick={props.onClose}>
        <span className={styles.unseen}>
          <Translate
            id="search.close"
            description="Name of the button that closes the search dialog"
          >
            Close search
          </Translate>
        </span>{' '}
        <kbd>Esc</kbd>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
