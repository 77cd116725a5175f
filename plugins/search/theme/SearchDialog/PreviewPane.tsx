import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SearchClient } from '../../client/searchClient';
import { useAnswer } from '../../client/useAnswer';
import type { SearchHint } from '../../worker/protocol';
import Pieces from '../SearchHint/Pieces';
import styles from './styles.module.css';

interface Props {
  client: SearchClient;
  keywords: string;
  /** The active result. */
  hint: SearchHint;
}

/** The text of the active result, next to the list on wide screens. */
export default function PreviewPane({ client, keywords, hint }: Props): ReactNode {
  const preview = useAnswer(JSON.stringify([keywords, hint.link]), () =>
    client.preview(keywords, hint.link),
  );
  return (
    <aside
      className={styles.preview}
      aria-label={translate({
        id: 'search.preview',
        message: 'Preview',
        description: 'Name of the part of the dialog with the text of the active result',
      })}
    >
      {preview && (
        <>
          <p className={styles.previewTitle}>
            <Pieces pieces={preview.title} />
          </p>
          {preview.signature && <pre className={styles.signature}>{preview.signature}</pre>}
          <p>
            <Pieces pieces={preview.text} />
          </p>
        </>
      )}
    </aside>
  );
}
