import { useMemo, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AllTOCItems from '@theme-init/TOCItems';
import type { Props } from '@theme/TOCItems';
import { inActiveTab, type TocTab } from './activeToc';
import { useActiveHeading } from './useActiveHeading';

type MarkedEntry = Props['toc'][number] & { tab?: TocTab };

/** A table of contents without the headings of tabs that are not shown. */
export function TabContents({ toc, linkActiveClassName, ...props }: Props): ReactNode {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const active = useMemo(
    () => toc.filter((entry: MarkedEntry) => inActiveTab(entry, isBrowser ? search : '')),
    [toc, search, isBrowser],
  );
  const { linkClassName } = props;
  useActiveHeading(
    active,
    linkClassName && linkActiveClassName ? { linkClassName, linkActiveClassName } : undefined,
  );
  return <AllTOCItems toc={active} {...props} />;
}
