import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Says the title of each page that the reader goes to, since a page that comes without a load is
 * otherwise silent to a screen reader (WCAG 4.1.3). The title changes last, when all else is there.
 */
export function RouteAnnouncer(): ReactNode {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let known = document.title;
    let path = window.location.pathname;
    const observer = new MutationObserver(() => {
      if (!document.title || document.title === known) return;
      known = document.title;
      // The first page is read by the screen reader itself, also if its title is written again.
      if (window.location.pathname === path) return;
      path = window.location.pathname;
      setTitle(known);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p aria-live="polite" aria-atomic="true" className={styles.announcer} data-route-announcer>
      {title}
    </p>
  );
}
