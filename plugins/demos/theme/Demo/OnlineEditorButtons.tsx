import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { DemoModule } from '../../types';
import { ToolbarButton } from './ToolbarItem';
import styles from './toolbar.module.css';

type Opener = 'openInStackBlitz' | 'openInCodeSandbox';

const stackBlitzLabel = () =>
  translate({
    id: 'demo.stackBlitz',
    message: 'Open in StackBlitz (new tab)',
    description: 'Demo toolbar',
  });
const codeSandboxLabel = () =>
  translate({
    id: 'demo.codeSandbox',
    message: 'Open in CodeSandbox (new tab)',
    description: 'Demo toolbar',
  });
const failedText = () =>
  translate({
    id: 'demo.onlineEditorFailed',
    message: 'The project could not be made. Check your connection and try again.',
    description: 'Demo toolbar, when the files for an online editor cannot be fetched',
  });

/** Takes the demo to an online editor; nothing of that is loaded before the click. */
export function OnlineEditorButtons({ demo }: { demo: DemoModule }): ReactNode {
  const [failed, setFailed] = useState(false);
  const open = async (opener: Opener) => {
    setFailed(false);
    try {
      const [editors, asset] = await Promise.all([
        import('../../../online-editors/client/open'),
        demo.asset(),
      ]);
      await editors[opener](asset);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <>
      <ToolbarButton
        icon="stackBlitz"
        label={stackBlitzLabel()}
        onClick={() => void open('openInStackBlitz')}
      />
      <ToolbarButton
        icon="codeSandbox"
        label={codeSandboxLabel()}
        onClick={() => void open('openInCodeSandbox')}
      />
      {failed && (
        <span role="alert" className={styles.failure}>
          {failedText()}
        </span>
      )}
    </>
  );
}
