import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import HomeBreadcrumb from '@theme-init/DocBreadcrumbs/Items/Home';
import { useSection } from './useSection';

/** The breadcrumb of the home page, and that of the section, which no sidebar has. */
export function FirstBreadcrumbs(): ReactNode {
  const section = useSection();
  return (
    <>
      <HomeBreadcrumb />
      {section && (
        <li className="breadcrumbs__item">
          {section.isCurrent ? (
            <span className="breadcrumbs__link">{section.label}</span>
          ) : (
            <Link className="breadcrumbs__link" to={section.to}>
              {section.label}
            </Link>
          )}
        </li>
      )}
    </>
  );
}
