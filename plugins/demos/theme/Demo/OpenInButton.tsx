import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { ToolbarButton } from './ToolbarItem';
import type { OpenInPanel } from './useOpenIn';

const label = () =>
  translate({
    id: 'demo.openIn',
    message: 'Open in…',
    description: 'Demo toolbar: shows the online editors and downloads',
  });

/** Shows and hides the panel with other places to run a demo in. */
export function OpenInButton({ panel, id }: { panel: OpenInPanel; id: string }): ReactNode {
  const { content, open, failed, toggle } = panel;
  return (
    <>
      <ToolbarButton
        labelled
        icon="elsewhere"
        label={label()}
        aria-expanded={open}
        aria-controls={content && id}
        onClick={toggle}
      />
      <span role="alert">
        {failed && (
          <Translate
            id="demo.openIn.failed"
            description="The online editors and downloads could not be fetched"
          >
            This could not be loaded. Check the connection and press the button again.
          </Translate>
        )}
      </span>
    </>
  );
}
