import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { asExtra, Extra } from '@site/src/components/Extra';
import PageHighlights from '../PageHighlights';
import SearchDialog from '../SearchDialog';
import { loadPanel } from '../SearchDialog/usePanel';
import { useSearchClient } from '../../client/useSearchClient';
import SearchIcon from './Icon';
import styles from './styles.module.css';
import { useShortcut } from './useShortcut';

/** The search button in the navbar, its dialog, and the highlights on a page opened from the results. */
function SearchBar(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const client = useSearchClient();
  const isApple = useIsBrowser() && /Mac|iP(ad|hone|od)/.test(navigator.platform);

  // The dialog reports failures of both and retries.
  const preload = () => void loadPanel().catch(() => {});
  const load = () => {
    preload();
    client?.start().catch(() => {});
  };
  const open = () => {
    load();
    setOpened(true);
    setOpen(true);
  };
  // The browser's Back and Forward change the page below the dialog.
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  useShortcut((key) => (isOpen && key === 'k' ? setOpen(false) : open()));

  const label = translate({
    id: 'search.label',
    message: 'Search',
    description: 'Name of the search button, field and dialog',
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onMouseEnter={preload}
        onPointerDown={preload}
        onFocus={load}
        onClick={open}
      >
        <SearchIcon />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.keys} data-keys={isApple ? '⌘ K' : 'Ctrl K'} aria-hidden />
      </button>
      {wasOpened && (
        <Extra name="search dialog">
          <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Extra>
      )}
      <Extra name="search highlights">
        <PageHighlights />
      </Extra>
    </>
  );
}

export default asExtra('search', SearchBar);
