import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';

const notLoaded = (why: string) =>
  translate(
    {
      id: 'live.edit.failed',
      message: 'The editor could not be loaded. {why}',
      description: 'The editor could not be fetched',
    },
    { why },
  );

const needsNetwork = (why: string) =>
  translate(
    {
      id: 'live.edit.offline',
      message: 'Live editing needs the network. {why}',
      description: 'There is no network to fetch the editor from',
    },
    { why },
  );

/** Next to the button that opens the editor, which tries again: says why the editor could not be fetched. */
export function EditorFailure({ reason }: { reason: FailureReason | undefined }): ReactNode {
  if (!reason) return null;
  return (
    <span role="alert">
      <LoadFailure reason={reason} text={reason === 'offline' ? needsNetwork : notLoaded} />
    </span>
  );
}
