import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import CodeBlock from '@site/plugins/code-blocks/CodeBlock';
import { reportFailure } from '@site/src/components/Extra/reportFailure';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import { reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import { withoutColors } from '@site/src/components/withoutColors';
import type { DemoModule, HighlightedFile } from '../../types';
import styles from './code.module.css';

/** Props of {@link Source}. */
export interface SourceProps {
  demo: DemoModule;
  /** Id of the region, for `aria-controls` of the button that opens it. */
  id: string;
  open: boolean;
  /** The button that opens it, which gets the focus when Retry goes away. */
  toggle: RefObject<HTMLButtonElement | null>;
}

const notLoaded = (why: string) =>
  translate(
    {
      id: 'demo.codeNotLoaded',
      message: 'The code could not be loaded. {why}',
      description: 'In place of all code of a demo, when its file cannot be fetched',
    },
    { why },
  );

/**
 * Returns the code for the prerendered HTML: plain text while the source is closed. In the browser, returns empty
 * code, so that React keeps that HTML.
 */
function prerenderedCode({ files, prerender }: DemoModule, open: boolean): HighlightedFile[] {
  const code = prerender?.().code.files;
  if (!code) return files.map((name) => ({ name, html: '' }));
  return open ? code : code.map(({ name, html }) => ({ name, html: withoutColors(html) }));
}

/**
 * The source of a demo, one block per file. The prerendered HTML contains it, highlighted only if it is initially
 * open, and React keeps that HTML while it renders empty code. The highlighted source is loaded when the reader
 * opens it. On the way from another page there is no such HTML; then the excerpt stays until the source is loaded.
 */
export function Source({ demo, id, open, toggle }: SourceProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<HighlightedFile[]>();
  const [prerendered, setPrerendered] = useState<'highlighted' | 'plain' | 'none'>('highlighted');
  const [failure, setFailure] = useState<FailureReason>();
  const [retries, setRetries] = useState(0);
  const wanted = open && prerendered !== 'highlighted';
  const isEmpty = prerendered === 'none' && !loaded;

  useEffect(() => {
    const code = root.current?.querySelector('code');
    if (!code?.textContent) setPrerendered('none');
    else if (!code.querySelector('span')) setPrerendered('plain');
  }, []);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    demo.code().then(
      ({ files: code }) => current && setLoaded(code),
      (error) => {
        reportFailure('highlighted source', error);
        if (current) setFailure(reasonOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [demo, wanted, retries]);

  const retry = () => {
    toggle.current?.focus();
    setFailure(undefined);
    setRetries(retries + 1);
  };

  const code = loaded ?? prerenderedCode(demo, open);
  return (
    <div
      ref={root}
      id={id}
      className={clsx(styles.source, isEmpty && styles.empty)}
      hidden={!open}
      data-demo-source
    >
      {isEmpty && failure && (
        <p role="alert" className={styles.failure}>
          <LoadFailure reason={failure} text={notLoaded} onRetry={retry} />
        </p>
      )}
      {code.map(({ name, html }) => (
        <CodeBlock
          key={name}
          className={styles.sourceFile}
          html={html}
          title={code.length > 1 ? name : undefined}
          language={name.slice(name.lastIndexOf('.') + 1)}
          copyable={code.length > 1}
        />
      ))}
    </div>
  );
}
