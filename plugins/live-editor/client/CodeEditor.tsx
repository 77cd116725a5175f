import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { createCodeView, type CodeView } from './codeView/createCodeView';
import { EditorHint, hintText } from './EditorHint';
import styles from './editor.module.css';

/** One file in the editor. */
export interface CodeEditorProps {
  file: string;
  /** The text at first; later changes go through the view. */
  initialText: string;
  /** Accessible name in the page's language. */
  label: string;
  /** What is wrong with the demo; empty if nothing is. */
  problems: string;
  /** Numbers of the lines with a problem, from 1. */
  problemLines: number[];
  viewRef: RefCallback<CodeView>;
  onEdit: (text: string) => void;
}

/** A code editor (CodeMirror) with a hint on how to leave it. */
export function CodeEditor(props: CodeEditorProps): ReactNode {
  const { file, label, problems, problemLines, viewRef } = props;
  const [initialText] = useState(props.initialText);
  const [leaving, setLeaving] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(null);
  const onEdit = useEffectEvent(props.onEdit);
  const setView = useEffectEvent((created: CodeView | null) => {
    view.current = created;
    viewRef(created);
  });

  // In a passive effect, the browser could paint the hint first, and move it when the code appears above it.
  useLayoutEffect(() => {
    const created = createCodeView(host.current!, {
      file,
      text: initialText,
      label,
      onEdit: (text) => onEdit(text),
      onLeaving: setLeaving,
    });
    setView(created);
    return () => {
      setView(null);
      created.destroy();
    };
  }, [file, initialText, label]);

  const description = [problems, hintText(leaving)].filter(Boolean).join('\n');
  const lines = problemLines.join();
  useEffect(() => {
    view.current?.describe(description, lines === '' ? [] : lines.split(',').map(Number));
  }, [description, lines]);

  return (
    <>
      <div ref={host} className={styles.code} translate="no" data-code-editor />
      <EditorHint leaving={leaving} />
    </>
  );
}
