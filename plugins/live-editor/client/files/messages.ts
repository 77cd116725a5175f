import { translate } from '@docusaurus/Translate';
import { MAX_FILES, MAX_NAME_LENGTH } from '@site/src/components/codeFiles';
import type { FileProblem } from './projectFiles';

export const menuLabel = () =>
  translate({
    id: 'live.files.menu',
    message: 'File',
    description: 'Playground: button that opens the menu of file actions',
  });
export const newLabel = () =>
  translate({ id: 'live.files.new', message: 'New file', description: 'Playground: menu item' });
export const renameLabel = (file: string) =>
  translate(
    { id: 'live.files.rename', message: 'Rename {file}', description: 'Playground: menu item' },
    { file },
  );
export const copyLabel = (file: string) =>
  translate(
    { id: 'live.files.copy', message: 'Copy {file}', description: 'Playground: menu item' },
    { file },
  );
export const deleteLabel = (file: string) =>
  translate(
    { id: 'live.files.delete', message: 'Delete {file}', description: 'Playground: menu item' },
    { file },
  );
export const newNameLabel = () =>
  translate({
    id: 'live.files.newName',
    message: 'Name of the new file',
    description: 'Playground: label of a field',
  });
export const renameNameLabel = (file: string) =>
  translate(
    {
      id: 'live.files.renameName',
      message: 'New name of {file}',
      description: 'Playground: label of a field',
    },
    { file },
  );
export const addedText = (file: string) =>
  translate(
    { id: 'live.files.added', message: '{file} was added.', description: 'Playground: status' },
    { file },
  );
export const renamedText = (from: string, file: string) =>
  translate(
    {
      id: 'live.files.renamed',
      message: '{from} is now {file}.',
      description: 'Playground: status, after a file was renamed',
    },
    { from, file },
  );
export const copiedText = (file: string) =>
  translate(
    { id: 'live.files.copied', message: '{file} was copied.', description: 'Playground: status' },
    { file },
  );
export const restoredText = (file: string) =>
  translate(
    {
      id: 'live.files.restored',
      message: '{file} was restored.',
      description: 'Playground: status, after a deletion was undone',
    },
    { file },
  );
export const entryStaysText = (file: string) =>
  translate(
    {
      id: 'live.files.entryStays',
      message: '{file} is shown in the preview. You can rename it, but not delete it.',
      description: 'Playground: status, in reply to Delete',
    },
    { file },
  );
/** Said when files were deleted, which can be undone. */
export const deletedText = (files: string[]) =>
  files.length === 1
    ? translate(
        {
          id: 'live.files.deleted',
          message: '{file} was deleted.',
          description: 'Playground: status, before a button that undoes it',
        },
        { file: files[0] },
      )
    : translate(
        {
          id: 'live.files.deletedMany',
          message: '{count} files were deleted.',
          description: 'Playground: status, before a button that undoes it',
        },
        { count: files.length },
      );

/** The button that brings deleted files back. */
export const undoLabel = (files: string[]) =>
  files.length === 1
    ? translate(
        {
          id: 'live.files.undo',
          message: 'Restore {file}',
          description: 'Playground: button that undoes a deletion',
        },
        { file: files[0] },
      )
    : translate(
        {
          id: 'live.files.undoMany',
          message: 'Restore {count} files',
          description: 'Playground: button that undoes a deletion',
        },
        { count: files.length },
      );

const extensions = () =>
  translate({
    id: 'live.files.extension',
    message: 'The name must end in .tsx, .ts, .jsx, .js, .css or .json.',
    description: 'Playground: below the field for a file name',
  });

/** Below the field for a name. */
export const nameHint = () =>
  `${extensions()} ${translate({
    id: 'live.files.hint',
    message: 'A slash puts the file into a folder: parts/Price.tsx.',
    description: 'Playground: below the field for a file name',
  })}`;

const PROBLEMS: Record<FileProblem, () => string> = {
  empty: () =>
    translate({
      id: 'live.files.empty',
      message: 'Enter a name, for example Price.tsx.',
      description: 'Playground: what is wrong with a file name',
    }),
  long: () =>
    translate(
      {
        id: 'live.files.long',
        message: 'This name is too long. Use at most {count} characters.',
        description: 'Playground: what is wrong with a file name',
      },
      { count: MAX_NAME_LENGTH },
    ),
  outside: () =>
    translate({
      id: 'live.files.outside',
      message: 'Keep files in this project: remove .. and any slash or drive letter at the start.',
      description: 'Playground: what is wrong with a file name that is absolute or has ".."',
    }),
  characters: () =>
    translate({
      id: 'live.files.characters',
      message: 'Use only the letters A to Z, digits, - and _, with . before the ending.',
      description: 'Playground: what is wrong with a file name',
    }),
  dots: () =>
    translate({
      id: 'live.files.dots',
      message: 'Folders and files need a name that does not begin or end with a dot.',
      description: 'Playground: what is wrong with a file name',
    }),
  deep: () =>
    translate({
      id: 'live.files.deep',
      message: 'Use at most three folders.',
      description: 'Playground: what is wrong with a file name',
    }),
  extension: extensions,
  reserved: () =>
    translate({
      id: 'live.files.reserved',
      message: 'Windows or the build tools reserve this name. Choose another one.',
      description: 'Playground: what is wrong with a file name',
    }),
  taken: () =>
    translate({
      id: 'live.files.taken',
      message: 'A file with this name already exists. Choose another one.',
      description: 'Playground: what is wrong with a file name',
    }),
  case: () =>
    translate({
      id: 'live.files.case',
      message:
        'This name differs from an existing one only in upper and lower case, which Windows and macOS ignore. Choose another one.',
      description: 'Playground: what is wrong with a file name',
    }),
  ambiguous: () =>
    translate({
      id: 'live.files.ambiguous',
      message:
        'There is a script with this name and another ending, so an import could mean either. Choose another name.',
      description: 'Playground: what is wrong with a file name',
    }),
  folder: () =>
    translate({
      id: 'live.files.folder',
      message: 'A file and a folder cannot have the same name. Choose another one.',
      description: 'Playground: what is wrong with a file name',
    }),
  tooMany: () =>
    translate(
      {
        id: 'live.files.tooMany',
        message: 'A project has at most {count} files. Delete one first.',
        description: 'Playground: why no file can be added',
      },
      { count: MAX_FILES },
    ),
  entry: () =>
    translate({
      id: 'live.files.entry',
      message:
        'This file is shown in the preview, so its name has to end in .tsx, .ts, .jsx or .js.',
      description: 'Playground: what is wrong with a file name',
    }),
};

/** What is wrong with a name, and what to do, in the page's language. */
export const problemText = (problem: FileProblem): string => PROBLEMS[problem]();
