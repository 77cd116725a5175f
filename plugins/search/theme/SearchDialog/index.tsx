import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Extra } from '@site/src/components/Extra';
import { searchQuery } from '../../client/searchQuery';
import Head from './Head';
import type { PanelHandle } from './Panel';
import Status from './Status';
import styles from './styles.module.css';
import type { PressKeys } from './useCombobox';
import { usePanel } from './usePanel';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** During an IME composition, Enter and Escape belong to the input method. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

/**
 * The search dialog: a combobox with the results, or with recent searches while the field is empty. It opens with
 * only its text field, so that readers can type while the rest is loading.
 */
export default function SearchDialog({ isOpen, onClose }: Props): ReactNode {
  const listId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<PanelHandle>(null);
  const opensWhenFoundRef = useRef<PressKeys>(undefined);
  const isBackdropPressedRef = useRef(false);
  const [text, setText] = useState('');
  const [keywords, setKeywords] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const { Panel, failure, retry } = usePanel(isOpen);
  const searchPage = useBaseUrl('/search');

  const focusField = () => inputRef.current?.focus();
  const reload = () => location.assign(searchPage + searchQuery(keywords));

  const change = (value: string) => {
    opensWhenFoundRef.current = undefined;
    setText(value);
    setKeywords(value);
    focusField();
  };

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen) {
      // Results that arrive later must not take the reader to another page.
      opensWhenFoundRef.current = undefined;
      dialog?.close();
    } else if (dialog && !dialog.open) {
      dialog.showModal();
      inputRef.current?.select();
    }
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (panelRef.current?.onKeyDown(event)) return;
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      change('');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      opensWhenFoundRef.current = event;
    }
  };

  // If the browser closed the dialog, its close event would fire later, and Ctrl+K in between would not reopen it.
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    onClose();
  };

  const placeholder = (reason = failure) => (
    <div className={styles.body}>
      <div className={styles.list}>
        <Status
          status={reason ? 'failed' : text ? 'loading' : 'empty'}
          total={0}
          hasHint
          failure={reason}
          onReload={reload}
          onRetry={() => {
            focusField();
            retry();
          }}
        />
      </div>
    </div>
  );

  return (
    // A press on the backdrop closes the dialog; Escape does the same for the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={translate({
        id: 'search.label',
        message: 'Search',
        description: 'Name of the search button, field and dialog',
      })}
      onClose={() => !dialogRef.current?.open && onClose()}
      // A selection of text may end on the backdrop, with a click there.
      onPointerDown={({ target }) => {
        isBackdropPressedRef.current = target === dialogRef.current;
      }}
      onClick={({ target }) => {
        if (target === dialogRef.current && isBackdropPressedRef.current) onClose();
      }}
      onKeyDown={closeByEscape}
    >
      <Head
        inputRef={inputRef}
        text={text}
        listId={listId}
        activeId={activeId}
        onText={setText}
        onKeywords={change}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      {Panel ? (
        <Extra name="search results" fallback={placeholder('broken')}>
          <Panel
            ref={panelRef}
            listId={listId}
            keywords={keywords}
            opensWhenFoundRef={opensWhenFoundRef}
            onActiveId={setActiveId}
            onKeywords={change}
            onKeyDown={onKeyDown}
            onFocusField={focusField}
            onClose={onClose}
            onReload={reload}
          />
        </Extra>
      ) : (
        placeholder()
      )}
    </dialog>
  );
}
