import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '@site/src/components/CopyButton/useCopy';
import { promptText } from '@site/src/components/CopyButton/messages';
import type { Files } from '../../keptEdits';
import { focusCode } from '../codeView/focusCode';
import {
  addedText,
  copiedText,
  deletedText,
  entryStaysText,
  problemText,
  renamedText,
  restoredText,
} from './messages';
import {
  addFile,
  deleteFile,
  entryOf,
  renameFile,
  restoreFiles,
  type FileProblem,
} from './projectFiles';

/** What {@link useFileTools} works on. */
export interface FileToolsOptions {
  /** Element of the editor. */
  root: RefObject<HTMLElement | null>;
  /** The files as they are now. */
  current: () => Files;
  change: (files: Files) => void;
  selected: string;
  onSelect: (file: string) => void;
}

/** What a reader can do with files; see {@link useFileTools}. */
export interface FileTools {
  /** What a name is asked for: a new file, or one to rename. */
  asking?: { from?: string };
  askForNew: () => void;
  askForName: () => void;
  cancel: () => void;
  /** Takes the name that was asked for; returns what is wrong with it. */
  give: (name: string) => FileProblem | undefined;
  copy: () => void;
  /** Deletes the file that is shown. */
  remove: () => void;
  /** Offers to bring back the files that a reset has taken away. */
  keep: (removed: Files) => void;
  /** Names of the files that were deleted last and can be brought back. */
  removed?: string[];
  /** Brings them back. */
  undo: () => void;
  /** What has happened, in the page's language. */
  said: string;
}

const SELECTED_TAB = '[role="tab"][aria-selected="true"]';

/** Adds, renames, copies and deletes files of the playground, and brings deleted ones back. */
export function useFileTools(options: FileToolsOptions): FileTools {
  const { root, current, change, selected, onSelect } = options;
  const [asking, setAsking] = useState<FileTools['asking']>();
  const [removals, setRemovals] = useState<Files[]>([]);
  const [said, setSaid] = useState('');
  const [copiedFile, setCopiedFile] = useState('');
  const { copied, copy } = useCopy(promptText());

  /** What the focus goes to is there only after the change. */
  const update = (apply: () => void, focus: 'tab' | 'code' = 'tab') => {
    flushSync(apply);
    if (focus === 'tab') root.current?.querySelector<HTMLElement>(SELECTED_TAB)?.focus();
    else focusCode(root.current?.querySelector('[data-code-editor]:not([hidden] *)'));
  };
  const ask = (from?: string) => {
    setSaid('');
    setAsking({ from });
  };
  const show = (files: Files, file: string) => {
    change(files);
    onSelect(file);
    setAsking(undefined);
  };

  const give = (typed: string) => {
    const { from } = asking!;
    const changed =
      from === undefined ? addFile(current(), typed) : renameFile(current(), from, typed);
    if ('problem' in changed) return changed.problem;
    const { files, name } = changed;
    update(
      () => {
        show(files, name);
        setSaid(
          from === undefined ? addedText(name) : name === from ? '' : renamedText(from, name),
        );
      },
      from === undefined ? 'code' : 'tab',
    );
    return undefined;
  };
  const remove = () => {
    const files = current();
    if (selected === entryOf(files)) return setSaid(entryStaysText(selected));
    const names = Object.keys(files);
    const index = names.indexOf(selected);
    update(() => {
      setRemovals([...removals, { [selected]: files[selected] }]);
      show(deleteFile(files, selected), names[index + 1] ?? names[index - 1]);
      setSaid(deletedText([selected]));
    });
  };
  const undo = () => {
    const restored = restoreFiles(current(), removals.at(-1)!);
    if ('problem' in restored) return setSaid(problemText(restored.problem));
    update(() => {
      setRemovals(removals.slice(0, -1));
      show(restored.files, restored.name);
      setSaid(restoredText(restored.name));
    });
  };
  return {
    asking,
    askForNew: () => ask(),
    askForName: () => ask(selected),
    cancel: () => update(() => setAsking(undefined)),
    give,
    copy: () => {
      setSaid('');
      setCopiedFile(selected);
      void copy(current()[selected]);
    },
    remove,
    keep: (removed) => {
      const names = Object.keys(removed);
      // The file that a name is asked for may be among them.
      setAsking(undefined);
      setSaid(names.length > 0 ? deletedText(names) : '');
      // Some of those that were deleted are back as they were.
      const present = current();
      const isGone = ([name, text]: [string, string]) => present[name] !== text;
      const gone = [...removals, removed].map((files) =>
        Object.fromEntries(Object.entries(files).filter(isGone)),
      );
      setRemovals(gone.filter((files) => Object.keys(files).length > 0));
    },
    removed: removals.length > 0 ? Object.keys(removals.at(-1)!) : undefined,
    undo,
    said: copied ? copiedText(copiedFile) : said,
  };
}
