import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OnlineEmbed from '@theme/OnlineEmbed';
import { editsKey, readEdits } from '../../../live-editor/keptEdits';
import type { DemoAsset } from '../../types';
import { editedAsset } from './editedAsset';
import type { Taken } from './useTaken';

/** Height of the embedded editor (px), enough for code above its preview. */
const EMBED_HEIGHT = 480;

/** Props of {@link RunHere}. */
export interface RunHereProps {
  /** The demo as it is. */
  original: DemoAsset;
  /** The demo as it is opened, perhaps with the reader's edits. */
  taken: Taken;
  /** Whether it gets the focus. */
  takesFocus: boolean;
}

/** An online editor with the demo, embedded in the page and already open. */
export function RunHere({ original, taken, takesFocus }: RunHereProps): ReactNode {
  const key = editsKey(useDocusaurusContext().i18n.currentLocale, original.id);
  return (
    <OnlineEmbed
      initiallyOpen
      takesFocus={takesFocus}
      asset={original}
      editedAsset={taken.asset}
      height={EMBED_HEIGHT}
      edits={() => {
        const files = readEdits(key);
        return files && editedAsset(original, files);
      }}
    />
  );
}
