import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Popup } from '@site/src/components/popup/Popup';
import popup from '@site/src/components/popup/styles.module.css';
import iconButton from '@site/src/components/iconButton.module.css';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import { loadPart, reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import { promptText } from '@site/src/components/CopyButton/messages';
import { useCopy } from '@site/src/components/CopyButton/useCopy';
import type { DemoAsset, DemoModule } from '../../types';
import { downloadDemo, downloadName } from './downloadDemo';
import {
  runHereHint,
  runHereLabel,
} from '../../../online-editors/theme/OnlineEmbed/runHereMessages';
import { Icon, type ToolbarIcon } from './ToolbarItem';
import { copiedLinkText, tooLongText } from './linkMessages';
import type { Taken } from './useTaken';
import styles from './openIn.module.css';
import toolbar from './toolbar.module.css';

/** Props of {@link OpenIn}. */
export interface OpenInProps {
  demo: DemoModule;
  /** What is opened or downloaded. */
  taken: Taken;
  /** Shows the online editor in the page; undefined if it is shown already. */
  runHere?: (() => Promise<void>) | undefined;
  /** Whether it is shown in the playground. */
  isInPlayground?: boolean;
  /** -1 in a toolbar whose tab stop is another item. */
  tabIndex?: number;
}

const loadEditors = () => loadPart(() => import('../../../online-editors/client/open'));

/** The built library has its own chunk, which projects are made with. */
const loadLibrary = async () => (await loadEditors()).loadLibrary();

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
        { file: downloadName(id, files) },
      ),
    take: downloadDemo,
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
    message: 'Include my edits',
    description: 'Demo toolbar: a checkbox above the places; without it, they get the original',
  });
const playgroundLabel = () =>
  translate({
    id: 'demo.playground',
    message: 'Open in the playground',
    description: 'Demo toolbar',
  });
const copyLinkLabel = () =>
  translate({
    id: 'demo.copyLink',
    message: 'Copy a link to my code',
    description: 'Demo toolbar, once the reader has edited the demo',
  });
const failedText = (why: string) =>
  translate(
    {
      id: 'demo.onlineEditorFailed',
      message: 'The files could not be loaded. {why}',
      description: 'Demo toolbar, when the files for an online editor cannot be fetched',
    },
    { why },
  );

/** Opens a demo in an online editor, in a new tab or in the page, or downloads it. */
export function OpenIn({ demo, taken, runHere, isInPlayground, tabIndex }: OpenInProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<FailureReason | 'tooLong'>();
  const { copied, copy } = useCopy(promptText());
  const history = useHistory();
  const playground = useBaseUrl('playground');
  const hintId = useId();

  const toggle = (open: boolean) => {
    setOpen(open);
    // A tab can be opened only right after a click, so everything that it needs is fetched beforehand.
    if (open) Promise.all([loadLibrary(), taken.asset()]).catch(() => undefined);
  };
  const attempt = async (action: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'broken') console.error(error);
      setFailure((error as Error).name === 'CodeLinkError' ? 'tooLong' : reason);
    }
  };
  const isMine = taken.isEdited && !taken.isOriginal;
  const linkToCode = async () => {
    const files = await taken.files();
    return (await loadEditors()).playgroundLink(playground, files);
  };
  const openPlayground = async () =>
    isMine
      ? history.push(await linkToCode(), { isOwn: true })
      : history.push(`${playground}#demo=${demo.id}`);
  const copyLink = async () => copy(new URL(await linkToCode(), window.location.href).href);
  const item = (icon: ToolbarIcon, label: string, action?: () => Promise<void>, hint?: string) => (
    <li key={label}>
      <button
        type="button"
        className={popup.item}
        disabled={!action}
        aria-describedby={hint && hintId}
        onClick={action && (() => void attempt(action))}
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
        tabIndex={tabIndex}
        face={
          <>
            <Icon name="elsewhere" />
            {/* The playground has room for it. */}
            <span className={isInPlayground ? undefined : toolbar.name}>{openInLabel()}</span>
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
        {isOpen && !isInPlayground && item('open', playgroundLabel(), openPlayground)}
        {/* It stays without the edits, or the list would move under the pointer that has unchecked the box. */}
        {isOpen && taken.isEdited && item('link', copyLinkLabel(), isMine ? copyLink : undefined)}
        {isOpen &&
          PLACES.map(({ icon, label, take }) =>
            item(icon, label(demo), async () => take(await taken.asset())),
          )}
        {isOpen && runHere && item('open', runHereLabel(), runHere, runHereHint())}
      </Popup>
      <span role="status" className={styles.copied}>
        {copied && copiedLinkText()}
      </span>
      {failure && (
        <span role="alert" className={styles.failure}>
          {failure === 'tooLong' ? (
            tooLongText()
          ) : (
            <LoadFailure reason={failure} text={failedText} />
          )}
        </span>
      )}
    </>
  );
}
