import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import type { Props } from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import { repositoryUrl } from '@site/src/components/addresses/repositoryUrl';
import { reportUrl } from './reportUrl';
import styles from './styles.module.css';

function ReportLink() {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const page = pathname.slice(siteConfig.baseUrl.length);
  const title = translate(
    {
      id: 'siteShell.report.title',
      message: 'Problem on {page}: ',
      description: 'Beginning of the title of a report; {page} is the path of a page',
    },
    { page },
  );
  return (
    <Link
      to={reportUrl({
        repository: repositoryUrl(siteConfig),
        address: siteConfig.url + pathname,
        title,
      })}
    >
      <Translate id="siteShell.report.label" description="Link at the end of a page">
        Report a problem
      </Translate>
    </Link>
  );
}

/** The end of a documentation page: edit it, report a problem, and when it was last updated. */
export function PageLinks({ className, editUrl }: Props): ReactNode {
  return (
    <div className={clsx(styles.row, className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <ReportLink />
      <span className={styles.lastUpdated}>
        <LastUpdated />
      </span>
    </div>
  );
}
