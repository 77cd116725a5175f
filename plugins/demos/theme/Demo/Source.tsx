import { useEffect, useRef, useState, type ReactNode } from 'react';
import CodeBlock from '@site/plugins/code-blocks/CodeBlock';
import type { DemoModule, HighlightedFile } from '../../types';
import styles from './source.module.css';

/** Whose source a {@link Source} shows, and whether it does. */
export interface SourceProps {
  demo: DemoModule;
  /** Id of the region, for the button that opens it. */
  id: string;
  open: boolean;
}

/**
 * The highlighted source of a demo, one block a file. In the browser it stands in the page's HTML
 * already, which React leaves alone while the code it is given is empty; it is loaded only when the
 * reader came from another page.
 */
export function Source({ demo, id, open }: SourceProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<HighlightedFile[]>();
  const [inPage, setInPage] = useState(true);
  const wanted = open && !inPage;

  useEffect(() => {
    setInPage(Boolean(root.current?.querySelector('code')?.hasChildNodes()));
  }, []);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void demo.code().then((code) => current && setLoaded(code));
    return () => {
      current = false;
    };
  }, [demo, wanted]);

  const code = loaded ?? demo.prerender?.().code ?? demo.files.map((name) => ({ name, html: '' }));
  return (
    <div ref={root} id={id} className={styles.source} hidden={!open} data-demo-source>
      {code.map(({ name, html }) => (
        <CodeBlock
          key={name}
          className={styles.file}
          html={html}
          title={code.length > 1 ? name : undefined}
          language={name.slice(name.lastIndexOf('.') + 1)}
          copyable={code.length > 1}
        />
      ))}
    </div>
  );
}
