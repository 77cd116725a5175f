import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor } from './client/CodeEditor';
import { FileTabs } from './client/FileTabs';
import { replaceText } from './client/insertText';
import { Problems } from './client/Problems';
import { useLiveDemo } from './client/useLiveDemo';
import type { Files } from './keptEdits';
import styles from './client/live.module.css';

/** A demo to edit. */
export interface LiveEditorProps {
  /** Id under which edits are kept for the session. */
  id: string;
  /** Title of the demo in the page's language. */
  title: string;
  /** Sources by file name, in the page's language. */
  files: Files;
  /** Name of the file whose default export is shown. */
  entry: string;
  /** Packages that the demo imports. */
  modules: string[];
  /** Whether somebody else wrote the code: then nothing of it runs before the reader presses Run. */
  isForeign?: boolean;
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
  const { title, entry, onClose } = props;
  const previewTitle = previewLabel(title);
  const { host, preview, failures, initial, offered, isWaiting, edit, run } = useLiveDemo({
    ...props,
    previewTitle,
  });
  const names = Object.keys(initial);
  const [original] = useState(props.files);
  const [selected, setSelected] = useState(entry);
  const uid = useId();
  const textareas = useRef(new Map<string, HTMLTextAreaElement>());
  const editorId = (file: string) => `${uid}-${names.indexOf(file)}`;
  const panelId = (file: string) => `${editorId(file)}-panel`;
  const tabId = (file: string) => `${editorId(file)}-tab`;
  const problemsId = `${uid}-problems`;
  const linesIn = (file: string) =>
    failures.flatMap((failure) => (failure.file === file && failure.line) || []);

  useEffect(() => textareas.current.get(entry)?.focus(), [entry]);

  const reset = () => {
    for (const [file, textarea] of textareas.current) {
      replaceText(textarea, original[file]);
      edit(file, original[file]);
    }
    if (!isWaiting) run();
  };
  return (
    <div className={styles.live} data-live-editor>
      <div className={styles.preview} aria-busy={preview.loading}>
        <div ref={host} className={styles.host} style={{ minBlockSize: preview.height }} />
        <p role="status" className={styles.loading}>
          {preview.loading && (
            <Translate id="live.building" description="Shown when a build takes half a second">
              Building…
            </Translate>
          )}
        </p>
        {offered && (
          <p className={styles.offer}>
            {isWaiting ? (
              <Translate
                id="live.foreign"
                description="In the preview's place, when the code comes from a link"
              >
                Someone else wrote this code. Review it, then press Run.
              </Translate>
            ) : (
              <Translate
                id="live.kept"
                description="In the preview's place, when edits were kept over a reload"
              >
                Your earlier edits are back. Press Run to run them.
              </Translate>
            )}
          </p>
        )}
        <Problems id={problemsId} failures={failures} covering={!preview.visible} />
      </div>
      <div className={styles.bar}>
        {names.length > 1 ? (
          <FileTabs
            files={names}
            selected={selected}
            tabId={tabId}
            panelId={panelId}
            faulty={names.filter((file) => linesIn(file).length > 0)}
            onSelect={setSelected}
          />
        ) : (
          <span className={styles.file}>{entry}</span>
        )}
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
      </div>
      {names.map((file) => (
        <div
          key={file}
          id={panelId(file)}
          role={names.length > 1 ? 'tabpanel' : undefined}
          aria-labelledby={names.length > 1 ? tabId(file) : undefined}
          hidden={file !== selected}
        >
          <CodeEditor
            id={editorId(file)}
            file={file}
            initialText={initial[file]}
            label={editorLabel(title, file)}
            problemsId={failures.length > 0 ? problemsId : undefined}
            problemLines={linesIn(file)}
            textareaRef={(textarea) => {
              if (textarea) textareas.current.set(file, textarea);
              else textareas.current.delete(file);
            }}
            onEdit={(text) => edit(file, text)}
          />
        </div>
      ))}
    </div>
  );
}
