import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { WaitingSection } from '../../waitingSections';

const opening = () =>
  translate({
    id: 'translation.opening',
    message: 'Introduction',
    description: 'Names what is before the first heading of a page, in a list of sections',
  });

const STATE_TEXTS: Record<WaitingSection['state'], () => string> = {
  stale: () =>
    translate({
      id: 'translation.stale',
      message: 'the English text has changed',
      description: 'After the name of a section: its translation may be out of date',
    }),
  unreviewed: () =>
    translate({
      id: 'translation.unreviewed',
      message: 'not reviewed yet',
      description: 'After the name of a section: its translation has not been reviewed',
    }),
  missing: () =>
    translate({
      id: 'translation.onlyEnglish',
      message: 'only in English so far',
      description: 'After the name of a section that the translation of its page lacks',
    }),
  removed: () =>
    translate({
      id: 'translation.removed',
      message: 'no longer in the English text',
      description: 'After the name of a section that only the translation still has',
    }),
};

/** Where the English of a section is; of one that was removed, the page remains. */
const englishAddress = (page: string, { id, state }: WaitingSection) =>
  id && state !== 'removed' ? `${page}#${id}` : page;

/** The name of a section, as a link where the page has it. */
function SectionName({ section, lang }: { section: WaitingSection; lang: string }): ReactNode {
  const { id, title, state } = section;
  if (!id) return opening();
  return state === 'missing' ? (
    <span lang={lang}>{title}</span>
  ) : (
    <Link to={`#${id}`}>{title}</Link>
  );
}

/** The sections of a page that are behind the English, each with links to it in both languages. */
export function WaitingList({ sections }: { sections: WaitingSection[] }): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const english = i18n.localeConfigs[i18n.defaultLocale];
  const address = english.baseUrl + metadata.permalink.slice(siteConfig.baseUrl.length);
  return (
    <>
      <p>
        <Translate
          id="translation.behind"
          description="Above a translated page, before the list of its sections that are out of date"
        >
          Parts of this translation may be out of date:
        </Translate>
      </p>
      <ul>
        {sections.map((section) => (
          <li key={section.id ?? ''}>
            <SectionName section={section} lang={english.htmlLang} /> ·{' '}
            {STATE_TEXTS[section.state]()} ·{' '}
            {/* eslint-disable-next-line @docusaurus/no-html-links -- another language is another app */}
            <a
              href={englishAddress(address, section)}
              hrefLang={english.htmlLang}
              lang={english.htmlLang}
              aria-label={`${english.label}: ${section.title ?? opening()}`}
            >
              {english.label}
            </a>
          </li>
        ))}
      </ul>
      {metadata.editUrl && (
        <p>
          <Link to={metadata.editUrl}>
            <Translate
              id="translation.improve"
              description="Link to the source of a translated page, where it can be edited"
            >
              Improve the translation
            </Translate>
          </Link>
        </p>
      )}
    </>
  );
}
