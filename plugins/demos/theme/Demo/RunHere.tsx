import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OnlineEmbed from '@theme/OnlineEmbed';
import { editsKey, readEdits } from '../../../live-editor/keptEdits';
import type { DemoAsset } from '../../types';
import { demoFiles } from './downloadDemo';

/** Height of the embedded editor (px), enough for code above its preview. */
const EMBED_HEIGHT = 480;

/** An online editor with the demo, embedded in the page and already open. */
export function RunHere({ asset }: { asset: DemoAsset }): ReactNode {
  const key = editsKey(useDocusaurusContext().i18n.currentLocale, asset.id);
  const edits = () => readEdits(key, demoFiles(asset));
  return <OnlineEmbed initiallyOpen asset={asset} height={EMBED_HEIGHT} edits={edits} />;
}
