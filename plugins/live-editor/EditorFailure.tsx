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

/** Next to the button that opens the editor, which tries again: says why the editor could not be fetched. */
export function EditorFailure({ reason }: { reason: FailureReason | undefined }): ReactNode {
  return (
    <span role="alert">
      <LoadFailure reason={reason} text={notLoaded} />
    </span>
  );
}
