import { useSyncExternalStore, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import { inspectorLabels } from '../../demos/theme/Demo/inspectorLabels';
import { OpenIn } from '../../demos/theme/Demo/OpenIn';
import type { DemoModule } from '../../demos/types';
import LiveEditor from '../../live-editor/LiveEditor';
import { playgroundKey, readEdits, subscribeEdits } from '../../live-editor/keptEdits';
import type { PlaygroundData } from '../templates';
import { CopyLink } from './CopyLink';
import { playgroundAsset } from './playgroundAsset';
import { TemplateList } from './TemplateList';
import {
  usePlaygroundCode,
  type PlaygroundCode,
  type PlaygroundFailure,
} from './usePlaygroundCode';
import styles from './workspace.module.css';

/** Props of {@link Workspace}. */
export type WorkspaceProps = PlaygroundData;

const codeTitle = () =>
  translate({
    id: 'playground.code',
    message: 'your code',
    description: 'In place of the title of a demo, in names of the editor and the preview',
  });

const FAILURES: { [Failure in PlaygroundFailure]?: () => string } = {
  broken: () =>
    translate({
      id: 'playground.broken',
      message:
        'This link is incomplete or was changed. Ask the sender for a new link, or start from an example.',
      description: 'When the code in the address cannot be read',
    }),
  tooLarge: () =>
    translate({
      id: 'playground.tooLarge',
      message: 'The code in this link is too large for the playground. Start from an example.',
      description: 'When the code in the address is too large',
    }),
  unknownDemo: () =>
    translate({
      id: 'playground.unknownDemo',
      message: 'This example no longer exists. Choose another one.',
      description: 'When the address names a demo that does not exist',
    }),
};

const notLoaded = (why: string) =>
  translate(
    {
      id: 'playground.unreachable',
      message: 'The example could not be loaded. {why}',
      description: 'When the examples cannot be fetched',
    },
    { why },
  );

const filesNow = ({ id, files }: PlaygroundCode) => readEdits(playgroundKey(id)) ?? files;

/** The editor of the playground, with the list of examples and what takes the code away. */
export default function Workspace({ groups, initial, packageSets }: WorkspaceProps): ReactNode {
  const { code, failure, retry } = usePlaygroundCode(initial);
  const history = useHistory();
  // A text, since each reading of what is kept gives other objects.
  const fileNames = useSyncExternalStore(subscribeEdits, () =>
    code ? Object.keys(filesNow(code)).join() : '',
  );
  const files = async () => filesNow(code as PlaygroundCode);
  const asset = async () => playgroundAsset(await files(), packageSets);
  const choose = (id: string) => {
    // The arrow keys choose each demo on their way, and Back would lead through all of them.
    const isUntouched = code?.demo && !readEdits(playgroundKey(code.id));
    const open = isUntouched ? history.replace : history.push;
    open({ hash: `demo=${id}` });
  };

  return (
    <>
      <div className={styles.bar}>
        <TemplateList groups={groups} code={code} onChoose={choose} />
        {code && (
          <span className={styles.actions}>
            <CopyLink files={() => filesNow(code)} />
            <OpenIn
              demo={{ id: 'playground', files: fileNames.split(','), asset } as DemoModule}
              taken={{
                isEdited: false,
                isOriginal: false,
                setOriginal: () => undefined,
                files,
                asset,
              }}
              isInPlayground
            />
          </span>
        )}
      </div>
      <p role="alert" className={styles.failure}>
        {(failure && FAILURES[failure]?.()) ?? (
          <LoadFailure reason={failure as FailureReason} text={notLoaded} onRetry={retry} />
        )}
      </p>
      {code && (
        <>
          <div data-source="beside" className={styles.editor}>
            <LiveEditor
              key={code.id}
              id={code.id}
              title={codeTitle()}
              files={code.files}
              modules={[]}
              isForeign={code.isForeign}
              inspectorLabels={{ ...inspectorLabels() }}
              isPlayground
              hasConsole
            />
          </div>
          <p className={styles.note}>
            <Translate id="playground.note" description="Below the editor of the playground">
              The code stays in this browser and in links that you copy; nothing is sent to a
              server. It runs in a sandbox without access to this site or the network.
            </Translate>
          </p>
        </>
      )}
    </>
  );
}
