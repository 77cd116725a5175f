import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { nameHint, newNameLabel, problemText, renameNameLabel } from './messages';
import type { FileProblem } from './projectFiles';
import type { FileTools } from './useFileTools';
import live from '../live.module.css';
import styles from './files.module.css';

/** Props of {@link FileNameForm}. */
export interface FileNameFormProps {
  /** The file to rename; a new one without it. */
  from?: string;
  tools: FileTools;
}

/** How much of a name is selected at first: what is after the folders and before the endings. */
function selectStem(input: HTMLInputElement): void {
  const start = input.value.lastIndexOf('/') + 1;
  const end = input.value.indexOf('.', start);
  input.setSelectionRange(start, end < 0 ? input.value.length : end);
}

/** Asks for the name of a file, and says what is wrong with one. */
export function FileNameForm({ from, tools }: FileNameFormProps): ReactNode {
  const [name, setName] = useState(from ?? '');
  const [problem, setProblem] = useState<FileProblem>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    input.current!.focus();
    selectStem(input.current!);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = tools.give(name);
    setProblem(found);
    if (found) input.current!.focus();
  };
  return (
    // Escape in any of its controls cancels it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) tools.cancel();
      }}
    >
      <label htmlFor={id}>{from === undefined ? newNameLabel() : renameNameLabel(from)}</label>
      <input
        ref={input}
        id={id}
        type="text"
        value={name}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
      />
      <button type="submit" className={live.action}>
        {from === undefined ? (
          <Translate id="live.files.add" description="Playground: button that adds a file">
            Add
          </Translate>
        ) : (
          <Translate id="live.files.giveName" description="Playground: button that renames a file">
            Rename
          </Translate>
        )}
      </button>
      <button type="button" className={live.action} onClick={tools.cancel}>
        <Translate id="live.files.cancel" description="Playground: button next to a file name">
          Cancel
        </Translate>
      </button>
      <p id={`${id}-help`} className={styles.help}>
        <strong role="alert">{problem && problemText(problem)}</strong>
        {!problem && nameHint()}
      </p>
    </form>
  );
}
