import type { ReactNode } from 'react';
import StructuredData from '@theme-init/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { useSection } from './useSection';

/** The breadcrumbs for search engines, with the section (https://schema.org/BreadcrumbList). */
export function BreadcrumbsData({ breadcrumbs }: Props): ReactNode {
  const section = useSection();
  const isNamed = section && !section.isCurrent;
  const first = isNamed ? [{ type: 'link' as const, label: section.label, href: section.to }] : [];
  return <StructuredData breadcrumbs={[...first, ...breadcrumbs]} />;
}
