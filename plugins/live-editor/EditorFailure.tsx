import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Next to the button that opens the editor: says that the editor could not be fetched. */
export function EditorFailure({ failed }: { failed: boolean }): ReactNode {
  return (
    <span role="alert">
      {failed && !navigator.onLine && (
        <Translate
          id="live.edit.offline"
          description="There is no network to fetch the editor from"
        >
          Live editing needs the network. Press the button again once you are online.
        </Translate>
      )}
      {failed && navigator.onLine && (
        <Translate id="live.edit.failed" description="The editor could not be fetched">
          The editor could not be loaded. Check the connection and press the button again.
        </Translate>
      )}
    </span>
  );
}
