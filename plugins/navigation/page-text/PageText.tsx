import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { Extra } from '@site/src/components/Extra';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageActions from '@theme/PageActions';
import TOCInline from '@theme/TOCInline';
import TranslationNotice from '@theme/TranslationNotice';
import type { Props } from '@theme/DocItem/Content';
import type { PageFrontMatter } from '../frontMatter';
import { contentLanguage } from './contentLanguage';
import { ContentsNavigation } from '../contents/ContentsNavigation';
import styles from './styles.module.css';

/** Title, subtitle, table of contents (on a page with `toc: content`) and text of a page. */
export function PageText({ children }: Props): ReactNode {
  const { metadata, contentTitle, toc } = useDoc();
  const { i18n } = useDocusaurusContext();
  const frontMatter = metadata.frontMatter as PageFrontMatter & { hide_title?: boolean };
  const titled = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <>
      <Extra name="translation notice">
        <TranslationNotice />
      </Extra>
      <div
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        lang={contentLanguage(metadata.source, i18n)}
      >
        {titled && (
          <header className={styles.head}>
            <Heading as="h1">{metadata.title}</Heading>
            {frontMatter.subtitle && <p className={styles.subtitle}>{frontMatter.subtitle}</p>}
            <PageActions permalink={metadata.permalink} />
          </header>
        )}
        {frontMatter.toc === 'content' && toc.length > 0 && (
          <Extra name="contents above the text">
            <ContentsNavigation className={styles.contents}>
              <TOCInline toc={toc} />
            </ContentsNavigation>
          </Extra>
        )}
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
