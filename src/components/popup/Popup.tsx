import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import styles from './styles.module.css';

const ITEMS = 'a[href], button:not(:disabled)';

/** Props of {@link Popup}. */
export interface PopupProps {
  /** Content of the button. */
  face: ReactNode;
  /** Name of the button, and its tooltip, if `face` has no text. */
  label?: string;
  /** Placed before the button: the link of a navbar item that has both a page and a submenu. */
  link?: ReactNode;
  /**
   * Name of the menu, for a choice among `menuitemradio` buttons; without it, the popup is a list of `<li>` with
   * links or buttons.
   */
  menuName?: string;
  /** Called just before the popup opens or closes, with the new state. */
  onToggle?: (open: boolean) => void;
  className?: string;
  buttonClassName?: string;
  listClassName?: string;
  /** -1 in a toolbar whose tab stop is another item. */
  tabIndex?: number;
  /** The items. */
  children: ReactNode;
}

/**
 * A button that opens a list of links or buttons, or a menu. The browser opens and closes it, even before scripts
 * have run: https://html.spec.whatwg.org/multipage/popover.html
 *
 * It closes on Escape, a click outside, when the focus leaves, and when an item is chosen. Arrow keys, Home and
 * End move through the items; arrow keys on the button open it:
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Popup(props: PopupProps): ReactNode {
  const { face, label, link, menuName, className, buttonClassName, listClassName } = props;
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLUListElement & HTMLDivElement>(null);
  const List = menuName ? 'div' : 'ul';

  // The browser may have opened it before hydration.
  useEffect(() => {
    if (listRef.current!.matches(':popover-open')) props.onToggle?.(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what happened before hydration
  }, []);

  const hasFocus = () => listRef.current!.contains(document.activeElement);
  const close = () => {
    const returnFocus = hasFocus();
    listRef.current!.togglePopover(false);
    if (returnFocus) buttonRef.current!.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt+ArrowLeft, Ctrl+End and the like belong to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnButton = event.target === buttonRef.current;
    if (isOnButton && !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    // Some lists are rendered only while open.
    if (isOnButton) flushSync(() => listRef.current!.togglePopover(true));
    const items = [...listRef.current!.querySelectorAll<HTMLElement>(ITEMS)];
    const current = items.indexOf(event.target as HTMLElement);
    if (current < 0 && !isOnButton) return;
    const next = { ArrowDown: current + 1, ArrowUp: Math.max(current, 0) - 1, Home: 0, End: -1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      listRef.current!.togglePopover(false);
  };
  /** A menu takes the focus at once, so that the reader's next key goes to it. */
  const toggleMenu = (event: MouseEvent) => {
    event.preventDefault();
    listRef.current!.togglePopover();
    listRef.current!.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of everything inside
    <div className={clsx(styles.root, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      {link}
      <button
        ref={buttonRef}
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        popoverTarget={id}
        tabIndex={props.tabIndex}
        aria-haspopup={menuName ? 'menu' : undefined}
        aria-label={label}
        title={label}
        onClick={menuName ? toggleMenu : undefined}
      >
        {face}
      </button>
      <List
        ref={listRef}
        id={id}
        popover="auto"
        role={menuName ? 'menu' : undefined}
        aria-label={menuName}
        tabIndex={menuName ? -1 : undefined}
        className={clsx(styles.list, listClassName)}
        onClick={({ target }) => (target as Element).closest(ITEMS) && close()}
        onBeforeToggle={({ newState }) => props.onToggle?.(newState === 'open')}
      >
        {props.children}
      </List>
    </div>
  );
}
