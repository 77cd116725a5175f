import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** What a code block shows. */
export interface CodeBlockProps {
  /** Highlighted code as `highlightCode` makes it; without it the children are shown plain. */
  html?: string;
  /** Plain code, for blocks that are not made from a fence. */
  children?: string;
  /** Prism's name of the language. */
  language?: string;
  /** File name or the like, above the code. */
  title?: string;
  showLineNumbers?: boolean;
  /** Whether the block has its own copy button; true unless something around it has one. */
  copyable?: boolean;
  className?: string;
}

/** Languages whose lines are commands or sentences, which lose their sense beyond the edge. They do not scroll. */
const WRAPPED = ['bash', 'text'];

const copyLabel = () =>
  translate({
    id: 'codeBlock.copy',
    message: 'Copy code',
    description: 'Name of the button in a code block',
  });
const codeLabel = (language: string) =>
  translate(
    {
      id: 'codeBlock.label',
      message: '{language} code',
      description: 'Accessible name of a code block',
    },
    { language },
  );

/** A block of code with a copy button. One that may scroll is a tab stop, so that the keyboard can scroll it. */
export default function CodeBlock({
  html,
  children,
  language = 'text',
  title,
  showLineNumbers = false,
  copyable = true,
  className,
}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const isWrapped = WRAPPED.includes(language);
  return (
    <div
      className={clsx(
        styles.block,
        copyable && styles.copyable,
        isWrapped && styles.wrapped,
        className,
        'theme-code-block',
      )}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre
          className={styles.pre}
          tabIndex={isWrapped ? undefined : 0}
          role="group"
          aria-label={title ?? codeLabel(language)}
          translate="no"
        >
          {html === undefined ? (
            <code ref={code}>{children}</code>
          ) : (
            <code
              ref={code}
              className={showLineNumbers ? styles.numbered : undefined}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </pre>
        {copyable && (
          <CopyButton
            className={styles.copy}
            label={copyLabel()}
            text={() => code.current?.textContent?.replace(/\n$/, '') ?? ''}
          />
        )}
      </div>
    </div>
  );
}
