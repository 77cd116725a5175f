import { useEffect, useRef, useState, type ReactNode } from 'react';
import CodeBlock from '@site/plugins/code-blocks/CodeBlock';
import { reportFailure } from '@site/src/components/Extra/reportFailure';
import { withoutColors } from '@site/src/components/withoutColors';
import type { DemoModule, HighlightedFile } from '../../types';
import styles from './code.module.css';

/** Props of {@link Source}. */
export interface SourceProps {
  demo: DemoModule;
  /** Id of the region, for `aria-controls` of the button that opens it. */
  id: string;
  open: boolean;
}

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
 * opens it.
 */
export function Source({ demo, id, open }: SourceProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<HighlightedFile[]>();
  const [highlighted, setHighlighted] = useState(true);
  const wanted = open && !highlighted;

  useEffect(() => {
    setHighlighted(Boolean(root.current?.querySelector('code > span')));
  }, []);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    demo.code().then(
      ({ files: code }) => current && setLoaded(code),
      (error) => reportFailure('highlighted source', error),
    );
    return () => {
      current = false;
    };
  }, [demo, wanted]);

  const code = loaded ?? prerenderedCode(demo, open);
  return (
    <div ref={root} id={id} className={styles.source} hidden={!open} data-demo-source>
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
