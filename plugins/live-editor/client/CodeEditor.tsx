import { useState, type FormEvent, type ReactNode, type RefCallback } from 'react';
import { highlightTokens } from '@site/src/components/highlightTokens';
import { EditorHint } from './EditorHint';
import { useEditorKeys } from './useEditorKeys';
import styles from './editor.module.css';

/** One file in the editor. */
export interface CodeEditorProps {
  /** Id of the element; other ids are derived from it. */
  id: string;
  file: string;
  /** The text at first; later changes go through the textarea itself. */
  initialText: string;
  /** Accessible name in the page's language. */
  label: string;
  /** Id of the list of problems, when there are any. */
  problemsId?: string;
  /** Numbers of the lines with a problem, from 1. */
  problemLines: number[];
  textareaRef: RefCallback<HTMLTextAreaElement>;
  onEdit: (text: string) => void;
}

/**
 * A textarea over its own highlighted text: typing, undo, input methods and screen readers are the
 * browser's own.
 */
export function CodeEditor(props: CodeEditorProps): ReactNode {
  const { id, file, initialText, label, problemsId, problemLines, textareaRef, onEdit } = props;
  const [text, setText] = useState(initialText);
  const { leaving, onKeyDown, onFocus, onBlur } = useEditorKeys();
  const hintId = `${id}-hint`;

  const change = (event: FormEvent<HTMLTextAreaElement>, composing: boolean) => {
    setText(event.currentTarget.value);
    // Text that an input method is composing is not code yet.
    if (!composing) onEdit(event.currentTarget.value);
  };
  return (
    <>
      <div className={styles.scroller}>
        <div className={styles.sheet}>
          <pre className={styles.layer} aria-hidden="true" translate="no">
            <code
              dangerouslySetInnerHTML={{
                __html: highlightTokens(`${text}\n`, file.split('.').pop() ?? '', problemLines),
              }}
            />
          </pre>
          <textarea
            id={id}
            ref={textareaRef}
            className={styles.layer}
            defaultValue={initialText}
            aria-label={label}
            aria-describedby={problemsId ? `${problemsId} ${hintId}` : hintId}
            aria-invalid={problemLines.length > 0 || undefined}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            wrap="off"
            translate="no"
            onInput={(event) => change(event, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => change(event, false)}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        </div>
      </div>
      <EditorHint id={hintId} leaving={leaving} />
    </>
  );
}
