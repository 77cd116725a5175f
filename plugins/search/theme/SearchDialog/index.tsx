import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchQuery } from '../../client/searchQuery';
import { useLanding } from '../../client/useLanding';
import { useRecentSearches } from '../../client/useRecentSearches';
import { useResults } from '../../client/useResults';
import { useSearch } from '../../client/useSearch';
import { useSearchClient } from '../../client/useSearchClient';
import type { SearchHint } from '../../worker/protocol';
import Facets from './Facets';
import { foldByArrow } from './foldByArrow';
import Footer from './Footer';
import Head from './Head';
import NoResult from './NoResult';
import PreviewPane from './PreviewPane';
import Recent from './Recent';
import Results from './Results';
import Status from './Status';
import styles from './styles.module.css';
import { useCombobox } from './useCombobox';

/** Maximum number of results per navigation section. */
const SECTION_LIMIT = 6;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

const isModified = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/** The search dialog: a combobox with the results, or with recent searches while the field is empty. */
export default function SearchDialog({ isOpen, onClose }: Props): ReactNode {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const opensWhenFound = useRef(false);
  const [text, setText] = useState('');
  const [keywords, setKeywords] = useState('');
  const client = useSearchClient();
  const { status, groups, failure, retry } = useSearch(client, keywords);
  const { recent, remember, forget } = useRecentSearches();
  const [, { land }] = useLanding();
  const searchPage = useBaseUrl('/search');

  const results = useResults(groups, keywords, SECTION_LIMIT);
  const shown = results.options.length;
  const count = status === 'empty' ? recent.length : shown;
  const combobox = useCombobox(
    count,
    status === 'empty' ? '' : [keywords, results.facet, results.total].join('\n'),
  );
  const optionId = (index: number) => `${id}-option-${index}`;

  // A button that is removed when it is pressed would lose the focus to the body.
  const focusField = () => inputRef.current?.focus();

  const change = (value: string) => {
    opensWhenFound.current = false;
    setText(value);
    setKeywords(value);
    focusField();
  };

  const open = (hint: SearchHint, event: MouseEvent) => {
    if (keywords.trim()) remember(keywords.trim());
    land(hint, groups);
    if (isModified(event)) return;
    change('');
    dialogRef.current?.close();
  };

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen) dialog?.close();
    else if (dialog && !dialog.open) {
      dialog.showModal();
      inputRef.current?.select();
    }
  }, [isOpen]);

  useEffect(() => {
    if (status !== 'found' || !opensWhenFound.current) return;
    opensWhenFound.current = false;
    combobox.press();
  });

  const active = status === 'empty' ? undefined : results.options[combobox.active];

  const onKeyDown = (event: KeyboardEvent) => {
    // During an IME composition, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (combobox.onArrow(event) || foldByArrow(event, results, combobox)) return;
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      change('');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (status === 'loading') opensWhenFound.current = true;
      else combobox.press(event);
    }
  };

  return (
    // A click on the backdrop closes the dialog; Escape does the same for the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={translate({
        id: 'search.label',
        message: 'Search',
        description: 'Name of the search button, field and dialog',
      })}
      onClose={onClose}
      onClick={(event) => event.target === dialogRef.current && dialogRef.current.close()}
    >
      <Head
        inputRef={inputRef}
        text={text}
        listId={`${id}-list`}
        isExpanded={count > 0}
        activeId={count > 0 ? optionId(combobox.active) : undefined}
        onText={setText}
        onKeywords={change}
        onKeyDown={onKeyDown}
        onClose={() => dialogRef.current?.close()}
      />
      {status !== 'empty' && groups.length > 0 && (
        <Facets results={results} onKeyDown={onKeyDown} />
      )}
      <div className={styles.body}>
        <div className={styles.list}>
          <Status
            status={client ? status : 'unbuilt'}
            total={results.total}
            hasHint={recent.length === 0}
            failure={failure}
            onReload={() => location.assign(searchPage + searchQuery(keywords))}
            onRetry={() => {
              focusField();
              retry();
            }}
          />
          {client && status === 'found' && groups.length === 0 && (
            <NoResult
              client={client}
              keywords={keywords.trim()}
              onChoose={change}
              onFollow={() => dialogRef.current?.close()}
            />
          )}
          <div
            ref={combobox.listRef}
            id={`${id}-list`}
            role="listbox"
            tabIndex={-1}
            aria-label={translate({
              id: 'search.results',
              message: 'Search results',
              description: 'Name of the list of results',
            })}
            aria-busy={status === 'loading'}
            hidden={count === 0}
            // Keeps the focus in the text field, and the virtual keyboard open.
            onMouseDown={(event) => event.preventDefault()}
          >
            {status === 'empty' ? (
              <Recent
                recent={recent}
                active={combobox.active}
                onActive={combobox.setActive}
                onChoose={change}
                optionId={optionId}
              />
            ) : (
              <Results
                results={results}
                active={combobox.active}
                onActive={combobox.setActive}
                onOpen={open}
                optionId={optionId}
              />
            )}
          </div>
        </div>
        {client && active && (
          <PreviewPane client={client} keywords={keywords.trim()} hint={active.hint} />
        )}
      </div>
      <Footer
        keywords={shown > 0 && status !== 'empty' ? keywords.trim() : ''}
        total={results.total}
        onFollow={() => dialogRef.current?.close()}
        onForget={
          status === 'empty' && recent.length > 0
            ? () => {
                focusField();
                forget();
              }
            : undefined
        }
      />
    </dialog>
  );
}
