import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { promptText } from '@site/src/components/CopyButton/messages';
import { useCopy } from '@site/src/components/CopyButton/useCopy';
import { playgroundLink, type LinkedFiles } from '@site/src/components/codeLink';
import { copiedLinkText, tooLongText } from '../../demos/theme/Demo/linkMessages';
import styles from './workspace.module.css';

/** Copies a link that opens the present code in the playground. */
export function CopyLink({ files }: { files: () => LinkedFiles }): ReactNode {
  const playground = useBaseUrl('playground');
  const { copied, copy } = useCopy(promptText());
  const [isTooLong, setTooLong] = useState(false);

  async function copyLink(): Promise<void> {
    try {
      const link = await playgroundLink(playground, files());
      setTooLong(false);
      await copy(new URL(link, window.location.href).href);
    } catch {
      setTooLong(true);
    }
  }

  return (
    <>
      <span role="status" className={styles.status}>
        {isTooLong ? tooLongText() : copied ? copiedLinkText() : ''}
      </span>
      <button type="button" className={styles.action} onClick={() => void copyLink()}>
        <Translate id="playground.copyLink" description="Button: copies a link with the code in it">
          Copy link
        </Translate>
      </button>
    </>
  );
}
