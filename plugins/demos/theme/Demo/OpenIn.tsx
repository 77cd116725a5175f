import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OnlineEmbed from '@theme/OnlineEmbed';
import {
  downloadProject,
  openInCodeSandbox,
  openInStackBlitz,
} from '../../../online-editors/client/open';
import { editsKey, readEdits } from '../../../live-editor/keptEdits';
import type { DemoAsset } from '../../types';
import { demoFiles, downloadDemo } from './downloadDemo';
import { ToolbarButton } from './ToolbarItem';
import styles from './openIn.module.css';

/** Height of the embedded editor, in px: room for code above its preview. */
const EMBED_HEIGHT = 480;

/** What an {@link OpenIn} acts on. */
export interface OpenInProps {
  asset: DemoAsset;
}

const stackBlitzLabel = () =>
  translate({
    id: 'demo.stackBlitz',
    message: 'Open in StackBlitz (new tab)',
    description: 'Demo toolbar',
  });
const codeSandboxLabel = () =>
  translate({
    id: 'demo.codeSandbox',
    message: 'Open in CodeSandbox (new tab)',
    description: 'Demo toolbar',
  });
const projectLabel = () =>
  translate({
    id: 'demo.downloadProject',
    message: 'Download the project',
    description: 'Demo toolbar: a project that runs, as a ZIP archive',
  });
const downloadLabel = (file: string) =>
  translate(
    { id: 'demo.download', message: 'Download {file}', description: 'Demo toolbar' },
    { file },
  );
const failedText = () =>
  translate({
    id: 'demo.onlineEditorFailed',
    message: 'The project could not be made. Check your connection and try again.',
    description: 'Demo toolbar, when the files for an online editor cannot be fetched',
  });

/** Takes a demo elsewhere: to an online editor, in a new tab or in the page, or to the reader's disk. */
export function OpenIn({ asset }: OpenInProps): ReactNode {
  const { i18n } = useDocusaurusContext();
  const [failed, setFailed] = useState(false);
  const files = demoFiles(asset);
  const key = editsKey(i18n.currentLocale, asset.id);
  const file = `${asset.id}.${Object.keys(files).length === 1 ? 'tsx' : 'zip'}`;

  const take = async (action: (demo: DemoAsset) => Promise<void>) => {
    setFailed(false);
    try {
      await action(asset);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <>
      <div className={styles.places}>
        <ToolbarButton
          labelled
          icon="stackBlitz"
          label={stackBlitzLabel()}
          onClick={() => void take(openInStackBlitz)}
        />
        <ToolbarButton
          labelled
          icon="codeSandbox"
          label={codeSandboxLabel()}
          onClick={() => void take(openInCodeSandbox)}
        />
        <ToolbarButton
          labelled
          icon="download"
          label={projectLabel()}
          onClick={() => void take(downloadProject)}
        />
        <ToolbarButton
          labelled
          icon="download"
          label={downloadLabel(file)}
          onClick={() => void take(downloadDemo)}
        />
        <span role="alert" className={styles.failure}>
          {failed && failedText()}
        </span>
      </div>
      <OnlineEmbed asset={asset} height={EMBED_HEIGHT} edits={() => readEdits(key, files)} />
    </>
  );
}
