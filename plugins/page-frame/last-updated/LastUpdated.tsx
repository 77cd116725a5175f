import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useDateTimeFormat } from '@site/src/upstream/providers';
import type { FrameData } from '..';

/** When the documentation last changed: one time for all pages, in the page's language. */
export function LastUpdated(): ReactNode {
  const { lastUpdated } = usePluginData('page-frame') as FrameData;
  // In UTC, so that the prerendered text is also the one the browser would make.
  const format = useDateTimeFormat({ dateStyle: 'long', timeZone: 'UTC' });
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="siteShell.lastUpdated"
        description="When the documentation last changed; {date} is a date"
        values={{
          date: (
            <time dateTime={new Date(lastUpdated).toISOString()} itemProp="dateModified">
              {format.format(lastUpdated)}
            </time>
          ),
        }}
      >
        {'Last updated on {date}'}
      </Translate>
    </span>
  );
}
