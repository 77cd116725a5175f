import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import frameData from '@generated/live-editing/default/frame.json';
import { CodeEditor } from './client/CodeEditor';
import type { CodeView } from './client/codeView/createCodeView';
import { focusCode } from './client/codeView/focusCode';
import { failuresText } from './client/failureText';
import { Console } from './client/Console';
import { FileTabs } from './client/FileTabs';
import { FileMenu } from './client/files/FileMenu';
import { FileNameForm } from './client/files/FileNameForm';
import { FileStatus } from './client/files/FileStatus';
import { useFileTools } from './client/files/useFileTools';
import { PreviewPane } from './client/PreviewPane';
import { useLiveDemo } from './client/useLiveDemo';
import type { Files } from './keptEdits';
import type { Labels } from './protocol';
import styles from './client/live.module.css';

/** Address of the document that runs readers' code, without which nothing can be edited. */
export const FRAME = frameData.document;

/** A demo to edit. */
export interface LiveEditorProps {
  /** Id under which edits are kept for the session. */
  id: string;
  /** Title of the demo in the page's language. */
  title: string;
  /** Sources by file name, in the page's language; the default export of the first one is shown. */
  files: Files;
  /** Packages that the demo imports. */
  modules: string[];
  /** Whether someone else wrote the code. It then runs only after the reader presses Run. */
  isForeign?: boolean;
  /** Whether files can be added, renamed and deleted; edits are then kept for all languages. */
  isPlayground?: boolean;
  /** Words of the form inspector below the preview; without them, it is not shown. */
  inspectorLabels?: Labels;
  /** Whether the console is shown before anything is logged. */
  hasConsole?: boolean;
  /** Whether the code gets the focus: the reader has opened the editor, and waits for it. */
  takesFocus?: boolean;
  /** Closes the editor; without it, there is no button for that. */
  onClose?: () => void;
}

const previewLabel = (title: string) =>
  translate(
    { id: 'live.preview', message: 'Preview of {title}', description: 'Name of the preview frame' },
    { title },
  );
const editorLabel = (title: string, file: string) =>
  translate(
    {
      id: 'live.editor',
      message: 'Source of {title}, {file}',
      description: 'Name of the editor of one file',
    },
    { title, file },
  );

/** Preview, editor and messages of a demo; loaded when the reader presses Edit. */
export default function LiveEditor(props: LiveEditorProps): ReactNode {
  const { title, isPlayground = false, hasConsole = false, takesFocus = false, onClose } = props;
  const previewTitle = previewLabel(title);
  const live = useLiveDemo({ ...props, previewTitle });
  const { host, preview, failures, names, current, offer, isWaiting, edit, change, run } = live;
  const [original] = useState(props.files);
  const [selected, setSelected] = useState(names[0]);
  const hasTabs = isPlayground || names.length > 1;
  const uid = useId();
  const root = useRef<HTMLDivElement>(null);
  const views = useRef(new Map<string, CodeView>());
  const idOf = (file: string, part: string) => `${uid}-${names.indexOf(file)}-${part}`;
  const panelId = (file: string) => idOf(file, 'panel');
  const tabId = (file: string) => idOf(file, 'tab');
  const linesIn = (file: string) =>
    failures.flatMap((failure) => (failure.file === file && failure.line) || []);
  const faulty = names.filter((name) => failures.some(({ file }) => file === name));
  const tools = useFileTools({ root, current, change, selected, onSelect: setSelected });

  useEffect(() => {
    if (takesFocus) focusCode(root.current?.querySelector('[data-code-editor]:not([hidden] *)'));
  }, [takesFocus]);

  const reset = () => {
    const isOriginal = ([file]: [string, unknown]) => Object.hasOwn(original, file);
    const added = Object.entries(current()).filter((file) => !isOriginal(file));
    // All at once: the views report their new texts one by one, which are no edits then.
    change(original);
    for (const [file, view] of [...views.current].filter(isOriginal)) view.replace(original[file]);
    tools.keep(Object.fromEntries(added));
    if (!Object.hasOwn(original, selected)) setSelected(Object.keys(original)[0]);
    if (!isWaiting) run();
  };
  return (
    <div ref={root} className={styles.live} data-live-editor>
      <PreviewPane host={host} preview={preview} failures={failures} offer={offer} />
      <div className={styles.bar}>
        {hasTabs ? (
          <FileTabs
            files={names}
            selected={selected}
            tabId={tabId}
            panelId={panelId}
            faulty={faulty}
            onSelect={setSelected}
            onRename={isPlayground ? tools.askForName : undefined}
            onDelete={isPlayground ? tools.remove : undefined}
          />
        ) : (
          <span className={styles.file}>{selected}</span>
        )}
        {isPlayground && <FileMenu tools={tools} selected={selected} />}
        <span className={styles.actions}>
          <button type="button" className={styles.action} onClick={run}>
            <Translate id="live.run" description="Button that runs the code from the start">
              Run
            </Translate>
          </button>
          <button type="button" className={styles.action} onClick={reset}>
            <Translate id="live.reset" description="Button that restores the demo's own source">
              Reset
            </Translate>
          </button>
          {onClose && (
            <button type="button" className={styles.action} onClick={onClose}>
              <Translate id="live.close" description="Button that closes the editor">
                Close editor
              </Translate>
            </button>
          )}
        </span>
        {tools.asking && (
          <FileNameForm key={tools.asking.from ?? ''} from={tools.asking.from} tools={tools} />
        )}
        {isPlayground && <FileStatus {...tools} />}
      </div>
      {names.map((file) => (
        <div
          key={file}
          className={styles.panel}
          id={panelId(file)}
          role={hasTabs ? 'tabpanel' : undefined}
          aria-labelledby={hasTabs ? tabId(file) : undefined}
          hidden={file !== selected}
        >
          <CodeEditor
            file={file}
            initialText={current()[file]}
            label={editorLabel(title, file)}
            problems={failuresText(failures)}
            problemLines={linesIn(file)}
            viewRef={(view) => {
              if (view) views.current.set(file, view);
              else views.current.delete(file);
            }}
            onEdit={(text) => edit(file, text)}
          />
        </div>
      ))}
      {(hasConsole || preview.logs.length > 0) && (
        <Console lines={preview.logs} dropped={preview.droppedLogs} />
      )}
    </div>
  );
}
