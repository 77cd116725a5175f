// Wraps TOCItems of @docusaurus/theme-classic 3.10: it lists what stands in the active tabs, and all that
// stands in none.
import { useMemo, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AllTOCItems from '@theme-init/TOCItems';
import type { Props } from '@theme/TOCItems';
import { inActiveTab, type TocTab } from '../../activeToc';

type MarkedEntry = Props['toc'][number] & { tab?: TocTab };

/** A table of contents without the headings of tabs that are not shown. */
export default function TOCItems({ toc, ...props }: Props): ReactNode {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const active = useMemo(
    () => toc.filter((entry: MarkedEntry) => inActiveTab(entry, isBrowser ? search : '')),
    [toc, search, isBrowser],
  );
  return <AllTOCItems toc={active} {...props} />;
}
