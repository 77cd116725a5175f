import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Popup } from '@site/src/components/popup/Popup';
import popup from '@site/src/components/popup/styles.module.css';
import iconButton from '@site/src/components/iconButton.module.css';
import type { DemoAsset, DemoModule } from '../../types';
import {
  runHereHint,
  runHereLabel,
} from '../../../online-editors/theme/OnlineEmbed/runHereMessages';
import { Icon, type ToolbarIcon } from './ToolbarItem';
import type { Taken } from './useTaken';
import styles from './openIn.module.css';

/** Props of {@link OpenIn}. */
export interface OpenInProps {
  demo: DemoModule;
  /** What is opened or downloaded. */
  taken: Taken;
  /** Shows the online editor in the page; undefined if it is shown already. */
  runHere: (() => Promise<void>) | undefined;
}

const loadEditors = () => import('../../../online-editors/client/open');

/** Online editors and downloads, in the order of the list. */
const PLACES: {
  icon: ToolbarIcon;
  label: (demo: DemoModule) => string;
  take: (asset: DemoAsset) => Promise<void>;
}[] = [
  {
    icon: 'stackBlitz',
    label: () =>
      translate({
        id: 'demo.stackBlitz',
        message: 'Open in StackBlitz (new tab)',
        description: 'Demo toolbar',
      }),
    take: async (asset) => (await loadEditors()).openInStackBlitz(asset),
  },
  {
    icon: 'codeSandbox',
    label: () =>
      translate({
        id: 'demo.codeSandbox',
        message: 'Open in CodeSandbox (new tab)',
        description: 'Demo toolbar',
      }),
    take: async (asset) => (await loadEditors()).openInCodeSandbox(asset),
  },
  {
    icon: 'download',
    label: () =>
      translate({
        id: 'demo.downloadProject',
        message: 'Download the project',
        description: 'Demo toolbar: a project that runs, as a ZIP archive',
      }),
    take: async (asset) => (await loadEditors()).downloadProject(asset),
  },
  {
    icon: 'download',
    label: ({ id, files }) =>
      translate(
        { id: 'demo.download', message: 'Download {file}', description: 'Demo toolbar' },
        { file: `${id}.${files.length === 1 ? 'tsx' : 'zip'}` },
      ),
    take: async (asset) => (await import('./downloadDemo')).downloadDemo(asset),
  },
];

const openInLabel = () =>
  translate({
    id: 'demo.openIn',
    message: 'Open in…',
    description: 'Demo toolbar: shows the online editors and downloads',
  });
const editsLabel = () =>
  translate({
    id: 'demo.takeEdits',
    message: 'With my edits',
    description: 'Demo toolbar: a checkbox above the places; without it, they get the original',
  });
const failedText = () =>
  translate({
    id: 'demo.onlineEditorFailed',
    message: 'The project could not be made. Check your connection and try again.',
    description: 'Demo toolbar, when the files for an online editor cannot be fetched',
  });

/** Opens a demo in an online editor, in a new tab or in the page, or downloads it. */
export function OpenIn({ demo, taken, runHere }: OpenInProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const hintId = useId();

  const toggle = (open: boolean) => {
    setOpen(open);
    // A tab can be opened only right after a click, so everything that it needs is fetched beforehand.
    if (open) Promise.all([loadEditors(), demo.asset()]).catch(() => undefined);
  };
  const attempt = async (action: () => Promise<void>) => {
    setFailed(false);
    try {
      await action();
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  const item = (icon: ToolbarIcon, label: string, action: () => Promise<void>, hint?: string) => (
    <li key={label}>
      <button
        type="button"
        className={popup.item}
        aria-describedby={hint && hintId}
        onClick={() => void attempt(action)}
      >
        <Icon name={icon} />
        {label}
      </button>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </li>
  );
  return (
    <>
      <Popup
        className={styles.root}
        buttonClassName={clsx(iconButton.button, iconButton.named, styles.button)}
        listClassName={styles.list}
        face={
          <>
            <Icon name="elsewhere" />
            {openInLabel()}
          </>
        }
        onToggle={toggle}
      >
        {/* Rendered only while open: a page can have thirty demos, and their lists would bloat its HTML. */}
        {isOpen && taken.isEdited && (
          <li>
            <label className={styles.edits}>
              <input
                type="checkbox"
                checked={!taken.isOriginal}
                onChange={({ target }) => taken.setOriginal(!target.checked)}
              />
              {editsLabel()}
            </label>
          </li>
        )}
        {isOpen &&
          PLACES.map(({ icon, label, take }) =>
            item(icon, label(demo), async () => take(await taken.asset())),
          )}
        {isOpen && runHere && item('open', runHereLabel(), runHere, runHereHint())}
      </Popup>
      <span role="alert" className={styles.failure}>
        {failed && failedText()}
      </span>
    </>
  );
}
