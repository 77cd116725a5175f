import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { EmbedSource } from '../../client/embedSource';
import type { ProjectSource } from '../../types';
import EmbedActions from './EmbedActions';
import EmbedStatusLine from './EmbedStatusLine';
import { buttonLabels, notices } from './messages';
import { runHereLabel } from './runHereMessages';
import { useOnlineEmbed } from './useOnlineEmbed';
import styles from './styles.module.css';

/** What an {@link OnlineEmbed} shows: an `asset`, a `projectId` or a `repository`. */
export type OnlineEmbedProps = (
  { asset: ProjectSource } | { projectId: string } | { repository: string }
) & {
  /** Returns the demo with the reader's edits, or undefined without edits. If set, a button sends them. */
  edits?: () => ProjectSource | undefined;
  /** Gets the demo with the reader's edits, to open and to download; without it, the `asset` is. */
  editedAsset?: () => Promise<ProjectSource>;
  /** Opens the editor without a press on "Run here": the reader has asked for it already. */
  initiallyOpen?: boolean;
  /** Whether it gets the focus. */
  takesFocus?: boolean;
  /** Height of the frame in px; 300 by default. */
  height?: number;
  /** Origin of the playground; StackBlitz by default. */
  origin?: string;
};

function titleOf(source: EmbedSource): string {
  if ('asset' in source) return source.asset.title;
  return 'projectId' in source ? source.projectId : source.repository;
}

/**
 * "Run here": opens a demo, a StackBlitz project or a GitHub repository in an online editor within the page.
 * Nothing is requested from elsewhere before the reader asks for it.
 */
export default function OnlineEmbed({
  edits,
  editedAsset,
  initiallyOpen = false,
  takesFocus = false,
  height,
  origin,
  ...source
}: OnlineEmbedProps): ReactNode {
  const hostId = useId();
  const host = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState('');
  const title = notices.frameTitle(titleOf(source));
  const asset = 'asset' in source ? source.asset : undefined;
  const { status, embed, open, close } = useOnlineEmbed(host, {
    source: async () => (editedAsset ? { asset: await editedAsset() } : source),
    title,
    height,
    origin,
  });
  const isOpen = status.phase !== 'closed';

  const openOnMount = useEffectEvent(() => {
    if (takesFocus) toggle.current?.focus();
    if (initiallyOpen) open();
  });
  useEffect(() => openOnMount(), []);

  const retry = () => {
    // The button that was pressed goes away; focus must not go with it.
    toggle.current?.focus();
    setOutcome('');
    open();
  };
  const toggleEmbed = () => {
    setOutcome('');
    if (isOpen) close();
    else open();
  };

  return (
    <div role="group" className={styles.embed} aria-label={title} data-online-embed={status.phase}>
      <div className={styles.bar}>
        <button
          ref={toggle}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={hostId}
          onClick={toggleEmbed}
        >
          {isOpen ? buttonLabels.close() : runHereLabel()}
        </button>
        <EmbedStatusLine status={status} outcome={outcome} />
        {isOpen && (
          <EmbedActions
            status={status}
            embed={embed}
            asset={asset}
            download={asset && (async () => (editedAsset ? editedAsset() : asset))}
            edits={edits}
            onRetry={retry}
            onOutcome={setOutcome}
          />
        )}
      </div>
      <div id={hostId} ref={host} className={styles.host} hidden={!isOpen} />
    </div>
  );
}
