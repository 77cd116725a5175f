import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCopy } from '@site/src/components/CopyButton/useCopy';
import { playgroundLink, type LinkedCode } from '@site/src/components/codeLink';
import styles from './workspace.module.css';

const promptText = () =>
  translate({
    id: 'copyButton.prompt',
    message: 'Copying is not available here. Copy the text by hand:',
    description: 'Above the text, in a prompt, where the clipboard is refused',
  });
const copiedText = () =>
  translate({
    id: 'playground.copied',
    message: 'Link copied. It contains the whole code.',
    description: 'After the button that copies a link to the code',
  });
const tooLongText = () =>
  translate({
    id: 'playground.tooLong',
    message: 'This code is too long for a link. Download the project and send that instead.',
    description: 'After the button that copies a link to the code',
  });

/** Copies a link that opens the present code in the playground. */
export function CopyLink({ code }: { code: () => LinkedCode | Promise<LinkedCode> }): ReactNode {
  const playground = useBaseUrl('playground');
  const { copied, copy } = useCopy(promptText());
  const [isTooLong, setTooLong] = useState(false);

  async function copyLink(): Promise<void> {
    try {
      const link = await playgroundLink(playground, await code());
      setTooLong(false);
      await copy(new URL(link, window.location.href).href);
    } catch {
      setTooLong(true);
    }
  }

  return (
    <>
      <span role="status" className={styles.status}>
        {isTooLong ? tooLongText() : copied ? copiedText() : ''}
      </span>
      <button type="button" className={styles.action} onClick={() => void copyLink()}>
        <Translate id="playground.copyLink" description="Button: copies a link with the code in it">
          Copy link
        </Translate>
      </button>
    </>
  );
}
