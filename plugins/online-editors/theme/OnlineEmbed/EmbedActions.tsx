import type { ReactNode } from 'react';
import { loadPart } from '@site/src/components/siteFiles/loadPart';
import { errorText } from '@site/src/components/siteFiles/messages';
import { FailureButton } from '@site/src/components/siteFiles/LoadFailure';
import type { Embed } from '../../client/embed';
import type { ProjectSource } from '../../types';
import { buttonLabels, notices } from './messages';
import type { EmbedStatus } from './useOnlineEmbed';
import styles from './styles.module.css';

interface EmbedActionsProps {
  status: EmbedStatus;
  embed: Embed | undefined;
  /** The demo, unless something else is shown. */
  asset: ProjectSource | undefined;
  /** Gets the demo to download. */
  download: (() => Promise<ProjectSource>) | undefined;
  edits: (() => ProjectSource | undefined) | undefined;
  onRetry: () => void;
  /** Called with the outcome of an action, in the page's language. */
  onOutcome: (text: string) => void;
}

function Action({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {label}
    </button>
  );
}

/** What a reader can do with an open embed. */
export default function EmbedActions({
  status,
  embed,
  asset,
  download,
  edits,
  onRetry,
  onOutcome,
}: EmbedActionsProps): ReactNode {
  const { phase } = status;
  const isUpdated = phase === 'failed' && status.kind === 'updated';
  const stuck = phase === 'timeout' || phase === 'failed';

  const sendEdits = async (to: Embed, original: ProjectSource, edited?: ProjectSource) => {
    try {
      // Without edits, the demo itself is sent: edits that went before may have been taken back.
      if (await to.send(edited ?? original)) onOutcome(notices.sent());
      else onOutcome(edited ? notices.unchanged() : notices.noEdits());
    } catch (error) {
      onOutcome(notices.notSent(errorText(error)));
    }
  };
  const save = async (demo: () => Promise<ProjectSource>) => {
    try {
      const { downloadProject } = await loadPart(() => import('../../client/open'));
      await downloadProject(await demo());
    } catch (error) {
      onOutcome(notices.failed(errorText(error)));
    }
  };

  return (
    <div className={styles.actions}>
      {stuck && !isUpdated && <Action label={buttonLabels.retry()} onClick={onRetry} />}
      {isUpdated && <FailureButton reason={status.kind} />}
      {phase === 'connected' && embed && asset && edits && (
        <Action
          label={buttonLabels.sendEdits()}
          onClick={() => void sendEdits(embed, asset, edits())}
        />
      )}
      {embed && <Action label={buttonLabels.newTab()} onClick={embed.openInNewTab} />}
      {stuck && embed && download && (
        <Action label={buttonLabels.download()} onClick={() => void save(download)} />
      )}
    </div>
  );
}
