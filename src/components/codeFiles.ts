/** Maximum number of files of a project in a link or in the playground. */
export const MAX_FILES = 20;
/** Maximum length of a file name with its folders, in characters: Windows rejects paths over 260. */
export const MAX_NAME_LENGTH = 100;
const MAX_FOLDERS = 3;

/** Why a file name is invalid. */
export type FileNameProblem =
  /** It is empty. */
  | 'empty'
  /** It is longer than {@link MAX_NAME_LENGTH}. */
  | 'long'
  /** It is an absolute path, or leads out of the folder. */
  | 'outside'
  /** It contains characters other than letters from A to Z, digits, `-`, `_`, `.` and `/`. */
  | 'characters'
  /** A part of it is empty, or begins or ends with a dot. */
  | 'dots'
  /** It has more folders than a link may contain. */
  | 'deep'
  /** Its extension is not supported. */
  | 'extension'
  /** Systems or tools treat it specially, so that a project could not be saved or would be built differently. */
  | 'reserved'
  /** Another file has the name. */
  | 'taken'
  /** Another file or folder differs only in letter case, which Windows and macOS ignore. */
  | 'case'
  /** Another script differs only in its extension, so that an import would be ambiguous. */
  | 'ambiguous'
  /** It is the name of a folder, or a folder in it has the name of a file. */
  | 'folder'
  /** There are already {@link MAX_FILES} files. */
  | 'tooMany';

const SCRIPT = /\.[jt]sx?$/;
const EXTENSION = /\.(?:[jt]sx?|css|json)$/;
const CHARACTERS = /^[\w./-]*$/;
const SEGMENT = /^[\w-]+(?:\.[\w-]+)*$/;
/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Names that Node.js, TypeScript and Vite read from any folder, and the folder of packages. */
const TOOL = /^(?:node_modules|package(?:-lock)?\.json|[jt]sconfig[\w.-]*\.json)$/i;

/** Whether a file can be the entry of a project: a script, whose default export is rendered. */
export const isScript = (name: string): boolean => SCRIPT.test(name);

function problemAlone(name: string): FileNameProblem | undefined {
  if (name === '') return 'empty';
  if (name.length > MAX_NAME_LENGTH) return 'long';
  const segments = name.split('/');
  if (/^(?:[/\\]|[a-z]:)/i.test(name) || segments.includes('..')) return 'outside';
  if (!CHARACTERS.test(name)) return 'characters';
  if (!segments.every((segment) => SEGMENT.test(segment))) return 'dots';
  if (segments.length > MAX_FOLDERS + 1) return 'deep';
  if (segments.some((segment) => DEVICE.test(segment) || TOOL.test(segment))) return 'reserved';
  return EXTENSION.test(name) ? undefined : 'extension';
}

/** Returns the paths of all parent folders of a file, and of the file. */
const pathsTo = (name: string): string[] =>
  name.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/'));

const inFolder = (name: string, folder: string) =>
  name.toLowerCase().startsWith(`${folder.toLowerCase()}/`);

function problemBeside(name: string, other: string): FileNameProblem | undefined {
  if (name === other) return 'taken';
  const others = new Map(pathsTo(other).map((path) => [path.toLowerCase(), path]));
  const isRecased = pathsTo(name).some((path) => (others.get(path.toLowerCase()) ?? path) !== path);
  if (isRecased) return 'case';
  if (inFolder(name, other) || inFolder(other, name)) return 'folder';
  const stems = [name, other].map((file) => file.replace(SCRIPT, '').toLowerCase());
  return isScript(name) && isScript(other) && stems[0] === stems[1] ? 'ambiguous' : undefined;
}

/**
 * Checks the file name in a project that is shared in links, saved on any system and built with Vite.
 *
 * @param name the name, including its folders
 * @param others names of the other files
 * @returns the problem, or undefined if there is none
 */
export function fileNameProblem(
  name: string,
  others: readonly string[],
): FileNameProblem | undefined {
  const problem = problemAlone(name);
  if (problem) return problem;
  for (const other of others) {
    const clash = problemBeside(name, other);
    if (clash) return clash;
  }
  return others.length < MAX_FILES ? undefined : 'tooMany';
}
