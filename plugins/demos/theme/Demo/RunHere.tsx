import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OnlineEmbed from '@theme/OnlineEmbed';
import { editsKey, readEdits } from '../../../live-editor/keptEdits';
import type { DemoAsset } from '../../types';
import { demoFiles } from './downloadDemo';

/** Height of the embedded editor (px), enough for code above its preview. */
const EMBED_HEIGHT = 480;

/** Props of {@link RunHere}. */
export interface RunHereProps {
  /** The demo as it is. */
  original: DemoAsset;
  /** The demo as it is shown at first, perhaps with the reader's edits. */
  asset: DemoAsset;
}

/** An online editor with the demo, embedded in the page and already open. */
export function RunHere({ original, asset }: RunHereProps): ReactNode {
  const key = editsKey(useDocusaurusContext().i18n.currentLocale, asset.id);
  const files = demoFiles(original);
  // Edits that were shown and have been taken back since are replaced by the original.
  const edits = () => readEdits(key, files) ?? (asset === original ? undefined : files);
  return <OnlineEmbed initiallyOpen asset={asset} height={EMBED_HEIGHT} edits={edits} />;
}
