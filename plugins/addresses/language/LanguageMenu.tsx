import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import IconLanguage from '@theme/Icon/Language';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import { Popup } from '@site/src/components/popup/Popup';
import popup from '@site/src/components/popup/styles.module.css';
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

/** In the navbar: a button that opens the list of languages. */
function LanguagePopup({ links }: { links: LanguageLink[] }) {
  const present = links.find((link) => link.current)?.label ?? '';
  const label = translate(
    {
      id: 'siteShell.language.label',
      message: 'Language: {language}',
      description: 'Name of the button that opens the list of languages',
    },
    { language: present },
  );
  return (
    <Popup
      className={clsx('navbar__item', styles.root)}
      label={label}
      face={
        <>
          <IconLanguage aria-hidden />
          <span className={styles.present}>{present}</span>
        </>
      }
    >
      {links.map((link) => (
        <li key={link.key}>
          <LanguageAnchor link={link} className={popup.item} />
        </li>
      ))}
    </Popup>
  );
}

/** Choice of the language: leads to the same page, query, hash and place. */
export function LanguageMenu({ mobile = false }: Props): ReactNode {
  const links = useLanguageLinks();
  return mobile ? <LanguageList links={links} /> : <LanguagePopup links={links} />;
}
