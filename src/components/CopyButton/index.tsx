import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { asExtra } from '../Extra';
import { LoadFailure } from '../siteFiles/LoadFailure';
import { SiteFileError } from '../siteFiles/loadPart';
import type { FailureReason } from '../siteFiles/whyFailed';
import { reportFailure } from '../Extra/reportFailure';
import iconButton from '../iconButton.module.css';
import { promptText } from './messages';
import { useCopy } from './useCopy';
import styles from './styles.module.css';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Returns the text at the time of the click; a browser may refuse one that takes long to resolve. */
  text: () => string | Promise<string>;
  /** Accessible name in the page's language. */
  label: string;
  /** Whether the page shows another text, such as the code that the reader's is made from. */
  differsFromPage?: boolean;
  className?: string;
  /** -1 in a toolbar whose tab stop is another item. */
  tabIndex?: number;
}

const copiedText = () =>
  translate({
    id: 'copyButton.copied',
    message: 'Copied',
    description: 'Shown for two seconds after copying',
  });

const notLoaded = (why: string) =>
  translate(
    {
      id: 'copyButton.notLoaded',
      message: 'The text to copy could not be loaded. {why}',
      description: 'After a press on a copy button',
    },
    { why },
  );

function Button({
  text,
  label,
  differsFromPage = false,
  className,
  tabIndex,
}: CopyButtonProps): ReactNode {
  const { copied, confirm, copy } = useCopy(promptText());
  const [failure, setFailure] = useState<FailureReason>();
  const fail = (error: unknown) => {
    if (error instanceof SiteFileError) setFailure(error.reason);
    else reportFailure('copy button', error);
  };
  const copyNow = async (button: HTMLElement) => {
    // The boot script has already copied what the page shows if the button was clicked before hydration.
    const isDone = 'copied' in button.dataset && !copied && !differsFromPage;
    return isDone ? confirm() : copy(text());
  };
  return (
    <span className={clsx(styles.root, className)}>
      <button
        type="button"
        className={clsx('clean-btn', iconButton.button)}
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
        data-copy=""
        data-copied={copied || undefined}
        onClick={({ currentTarget }) => {
          setFailure(undefined);
          copyNow(currentTarget).catch(fail);
        }}
      >
        <span className={clsx(iconButton.icon, styles.icon)} />
      </button>
      <span role="status" className={styles.status}>
        {copied ? copiedText() : ''}
      </span>
      {failure && (
        <span role="alert">
          <LoadFailure reason={failure} text={notLoaded} />
        </span>
      )}
    </span>
  );
}

/** A button that copies a text to the clipboard and confirms it for 2 s. */
export const CopyButton = asExtra('copy button', Button);
