import { clone } from './copy';
import { getAt, setAt } from './path';
import { isPlain } from './plain';

/** Fields that React adds to a form for its actions. */
const REACT_FIELD = /^\$/;

/** Whether a file was chosen: for an empty file input, browsers send a file without a name. */
const isChosen = (entry: FormDataEntryValue): boolean =>
  typeof entry === 'string' || Boolean(entry.name || entry.size);

/** Turns what the browser sent into the type of the initial value. */
const convert = (sent: FormDataEntryValue[], initial: unknown): unknown => {
  const [first] = sent;
  if (Array.isArray(initial)) return sent.map((entry) => convert([entry], initial[0]));
  if (typeof initial === 'boolean') return sent.length > 0 && first !== 'false';
  if (typeof initial === 'number') return first === '' ? NaN : Number(first);
  return initial instanceof Date ? new Date(String(first)) : (first ?? clone(initial));
};

const INDEX = /\b\d+\b/g;

/** Paths of all fields of the rows that names lead into, also of those that were not sent. */
const rowPaths = (names: string[], initial: object): string[] =>
  names.flatMap((name) => {
    const row = /.*\.\d+(?=\.)/.exec(name)?.[0];
    const sample = row && getAt(initial, row.replace(INDEX, '0'));
    return isPlain(sample) ? pathsIn(sample, `${row}.`) : [];
  });

/** Paths of the values in data: of all that is not an object, and of lists that have no objects. */
const pathsIn = (data: object, prefix = ''): string[] =>
  Object.entries(data).flatMap(([key, value]) => {
    const path = prefix + key;
    const hasPaths = isPlain(value) && !(Array.isArray(value) && !value.some(isPlain));
    return hasPaths ? pathsIn(value, `${path}.`) : [path];
  });

/** Shortens lists of rows to the rows that were sent. */
const dropRows = (values: Record<string, unknown>, names: string[], prefix = ''): void =>
  Object.entries(values).forEach(([key, value]) => {
    if (!isPlain(value)) return;
    const path = `${prefix}${key}.`;
    if (Array.isArray(value) && value.some(isPlain)) {
      const isSent = (_: unknown, index: number) =>
        names.some((name) => `${name}.`.startsWith(`${path}${index}.`));
      value.length = value.findLastIndex(isSent) + 1;
    }
    dropRows(value, names, path);
  });

/** Whether a path asks for a row far behind what a form can have sent, which would fill the memory. */
const isFar = (values: object, path: string, limit: number): boolean =>
  path.split('.').some((key, i, keys) => {
    const parent = i ? getAt(values, keys.slice(0, i).join('.')) : values;
    return Number(key) > limit && (Array.isArray(parent) || !isPlain(parent));
  });

/**
 * Reads a submitted form on the server; the names of its controls are paths. The initial data
 * determines the types: numbers and dates are parsed (an empty number is `NaN`), a checkbox becomes
 * `true` or `false`, a list contains every selected value, and rows that were not sent are removed.
 * Validate the result before you use it: anyone can send a request.
 *
 * @param sent the form data that the action received
 * @param initial the initial data of the form
 * @returns the initial data with the sent values
 * @since 2.0.0
 */
export function readFormData<T extends object>(sent: FormData, initial: T): T {
  const values = clone(initial);
  const names = [...new Set(sent.keys())].filter((name) => !REACT_FIELD.test(name));
  dropRows(values as Record<string, unknown>, names);
  for (const path of new Set([...pathsIn(values), ...names, ...rowPaths(names, initial)])) {
    const like = getAt(initial, path) ?? getAt(initial, path.replace(INDEX, '0'));
    const isAbsent = !sent.has(path);
    if (isFar(values, path, names.length)) continue;
    if (isAbsent && typeof like !== 'boolean' && !Array.isArray(like)) continue;
    setAt(values, path, convert(sent.getAll(path).filter(isChosen), like));
  }
  return values;
}
