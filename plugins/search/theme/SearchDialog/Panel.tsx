import {
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { translate } from '@docusaurus/Translate';
import { opensElsewhere } from '../../client/opensElsewhere';
import { useLanding } from '../../client/useLanding';
import { useRecentSearches } from '../../client/useRecentSearches';
import { useResults } from '../../client/useResults';
import { useSearch } from '../../client/useSearch';
import { useSearchClient } from '../../client/useSearchClient';
import type { SearchHint } from '../../worker/protocol';
import Facets from './Facets';
import { foldByArrow } from './foldByArrow';
import Footer from './Footer';
import NoResult from './NoResult';
import PreviewPane from './PreviewPane';
import Recent from './Recent';
import Results from './Results';
import Status from './Status';
import styles from './styles.module.css';
import { useCombobox, type PressKeys } from './useCombobox';

/** Maximum number of results per navigation section. */
const SECTION_LIMIT = 6;

/** Handles the keys of the text field that affect the list. */
export interface PanelHandle {
  /** Moves in the list, unfolds a page or opens the active option; returns whether it handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Props of the lower part of the dialog. */
export interface PanelProps {
  ref: Ref<PanelHandle>;
  /** Id of the list, referenced by the text field. */
  listId: string;
  keywords: string;
  /** Set by Enter: the first result is opened with these keys once it is found. */
  opensWhenFoundRef: RefObject<PressKeys | undefined>;
  /** Called with the id of the active option, or undefined if the list is empty. */
  onActiveId: (id: string | undefined) => void;
  /** Replaces the keywords and focuses the text field. */
  onKeywords: (keywords: string) => void;
  /** Handles the keys of the text field on other controls. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Focuses the text field; otherwise a button that is removed on click would lose the focus to the body. */
  onFocusField: () => void;
  onClose: () => void;
  /** Opens the search page of the new version with the same keywords. */
  onReload: () => void;
}

/** The part of the search dialog below its text field: results, or recent searches while the field is empty. */
export default function Panel(props: PanelProps): ReactNode {
  const { ref, listId, keywords, opensWhenFoundRef, onActiveId, onKeywords, onFocusField } = props;
  const client = useSearchClient();
  const { status, groups, foundBy, failure, retry } = useSearch(client, keywords);
  const { recent, remember, forget } = useRecentSearches();
  const [, { land }] = useLanding();

  const isWhole = useDeferredValue(groups) === groups;
  const results = useResults(groups, keywords, SECTION_LIMIT);
  const shown = results.options.length;
  const count = status === 'empty' ? recent.length : shown;
  const combobox = useCombobox(
    count,
    status === 'empty' ? '' : [keywords, results.facet, results.total].join('\n'),
  );
  const optionId = (index: number) => `${listId}-option-${index}`;
  const activeId = count > 0 ? optionId(combobox.active) : undefined;
  useLayoutEffect(() => onActiveId(activeId), [activeId, onActiveId]);

  const open = (hint: SearchHint, event: MouseEvent) => {
    if (keywords.trim()) remember(keywords.trim());
    if (opensElsewhere(event)) return;
    land(hint, groups);
    onKeywords('');
    props.onClose();
  };

  useEffect(() => {
    const keys = opensWhenFoundRef.current;
    if (status !== 'found' || !keys) return;
    opensWhenFoundRef.current = undefined;
    combobox.press(keys);
  });

  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      if (combobox.onArrow(event) || foldByArrow(event, results, combobox)) return true;
      if (event.key !== 'Enter' || status === 'loading') return false;
      event.preventDefault();
      combobox.press(event);
      return true;
    },
  }));

  const active = status === 'empty' ? undefined : results.options[combobox.active];
  return (
    <>
      {status !== 'empty' && groups.length > 0 && (
        <Facets results={results} onKeyDown={props.onKeyDown} />
      )}
      <div className={styles.body}>
        <div className={styles.list}>
          <Status
            status={client ? status : 'unbuilt'}
            total={results.total}
            hasHint={recent.length === 0}
            failure={failure}
            onReload={props.onReload}
            onRetry={() => {
              onFocusField();
              retry();
            }}
          />
          {client && status === 'found' && groups.length === 0 && (
            <NoResult
              client={client}
              keywords={keywords.trim()}
              onChoose={onKeywords}
              onFollow={props.onClose}
            />
          )}
          <div
            ref={combobox.listRef}
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={translate({
              id: 'search.results',
              message: 'Search results',
              description: 'Name of the list of results',
            })}
            aria-busy={status === 'loading' || !isWhole}
            hidden={count === 0}
            // Keeps the focus in the text field and the virtual keyboard open.
            onMouseDown={(event) => event.preventDefault()}
          >
            {status === 'empty' ? (
              <Recent
                recent={recent}
                active={combobox.active}
                onActive={combobox.setActive}
                onChoose={onKeywords}
                optionId={optionId}
              />
            ) : (
              <Results
                results={results}
                isWhole={isWhole}
                keywords={foundBy}
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
        total={results.unfiltered}
        onFollow={props.onClose}
        onForget={
          status === 'empty' && recent.length > 0
            ? () => {
                onFocusField();
                forget();
              }
            : undefined
        }
      />
    </>
  );
}
