import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import IconLanguage from '@theme/Icon/Language';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import menu from '@site/src/components/menu/styles.module.css';
import { useDismiss } from '@site/src/components/menu/useDismiss';
import { useLanguageLinks, type LanguageLink } from './useLanguageLinks';
import styles from './styles.module.css';

function LanguageAnchor({ link, className }: { link: LanguageLink; className: string }) {
  return (
    // A page of another language is no route of this one: the browser has to ask for it.
    <Link
      to={`pathname://${link.href}`}
      autoAddBaseUrl={false}
      target="_self"
      rel="alternate"
      className={className}
      lang={link.htmlLang}
      hrefLang={link.htmlLang}
      aria-current={link.current ? 'true' : undefined}
      onClick={link.onClick}
    >
      {link.label}
    </Link>
  );
}

/** In the drawer of small windows: the languages as part of its list. */
function LanguageList({ links }: { links: LanguageLink[] }) {
  const id = useId();
  return (
    <li className="menu__list-item">
      <span id={id} className={styles.heading}>
        <IconLanguage aria-hidden /> {groupName()}
      </span>
      <ul className="menu__list" aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.key} className="menu__list-item">
            <LanguageAnchor
              link={link}
              className={clsx('menu__link', link.current && 'menu__link--active')}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

const groupName = () =>
  translate({
    id: 'siteShell.language.group',
    message: 'Languages',
    description: 'Heading of the languages in the menu of small windows',
  });

/** In the navbar: a disclosure button, https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
function LanguageDisclosure({ links }: { links: LanguageLink[] }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useDismiss(
    root,
    open,
    useCallback(() => setOpen(false), []),
  );
  const present = links.find((link) => link.current)?.label ?? '';
  const label = translate(
    {
      id: 'siteShell.language.label',
      message: 'Language: {language}',
      description: 'Name of the button that opens the list of languages',
    },
    { language: present },
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works from everything inside
    <div ref={root} className={clsx('navbar__item', menu.root, styles.root)} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', menu.button)}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        <IconLanguage aria-hidden />
        <span className={styles.present}>{present}</span>
      </button>
      <ul id={id} className={clsx(menu.list, styles.list, open && menu.open)}>
        {links.map((link) => (
          <li key={link.key}>
            <LanguageAnchor link={link} className={menu.item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Choice of the language (spec point 2): leads to the same page, query, hash and place. */
export function LanguageMenu({ mobile = false }: Props): ReactNode {
  const links = useLanguageLinks();
  return mobile ? <LanguageList links={links} /> : <LanguageDisclosure links={links} />;
}
