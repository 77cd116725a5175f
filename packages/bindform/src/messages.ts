import { codes, type Code } from './codes';
import { isObject, isPlain } from './plain';

/** The full message of a warning or an error, in the development build. */
export function message(code: Code, culprit?: unknown): string {
  const { problem, remedy } = codes[code];
  return `[bindform] ${code}: ${problem.replace('{}', () => String(culprit))} ${remedy}`;
}

const warn = (code: Code, culprit: unknown) => console.warn(message(code, culprit));

/** Describes a value, as part of a sentence. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const name = (value.constructor as { name?: string } | undefined)?.name;
  return name && name !== 'Object' ? `an instance of ${name}` : 'an object';
}

/** Whether a value is an event, which a method receives when it is used as an event handler. */
const isEvent = (value: unknown): boolean =>
  isObject(value) && 'type' in value && 'target' in value;

/** Warns about an unsafe path segment (code BF002). */
export function warnIfUnsafe(isSafe: boolean, segment: unknown): void {
  if (!isSafe) warn('BF002', segment);
}

/** Warns about an id that no mounted item has (code BF001). */
export function warnIfUnknown(found: unknown[], id: unknown): void {
  if (!found.length) warn('BF001', id);
}

/** Warns about props that have no effect without a `bindId` (code BF004). */
export function warnIfIdle(props: { bindId?: unknown }): void {
  if (props.bindId !== undefined) return;
  const needPath = ['rules', 'defaultValue', 'initialValue', 'getContent'];
  const idle = needPath.filter((name) => props[name as never] !== undefined);
  if (idle.length) warn('BF004', idle.join(', '));
}

/** Warns about a model that is not a plain object (code BF007). */
export function warnIfNotPlain(model: unknown): void {
  if (isPlain(model)) return;
  warn('BF007', `${nameOf(model)}, and uses only its own properties`);
}

/** Warns about an argument of `reset` that is not a plain object (code BF007), except events. */
export function warnIfNoValues(values: unknown): void {
  if (values === undefined || isPlain(values) || isEvent(values)) return;
  warn('BF007', `${nameOf(values)} as values of reset, and ignored it`);
}

/** Warns about data that is circular or too deep (code BF008). */
export function warnOfEndless({ length }: unknown[]): void {
  warn('BF008', length < 1000 ? 'contains a circular reference' : 'is more than 1,000 levels deep');
}

/** Warns about an error message that React cannot render (code BF009). */
export function warnUnreadable(given: unknown): void {
  warn('BF009', nameOf(given));
}

/** Warns about a rule that is still pending after 10 seconds (code BF010). */
export function warnIfSlow(answer: Promise<unknown>, { bindId }: { bindId: string }): void {
  const timer = setTimeout(() => warn('BF010', bindId), 10_000);
  void answer.then(() => clearTimeout(timer));
}

/** An index or a quoted key in brackets, as other libraries write paths. */
const BRACKETS = /\[(\d+|'.*'|".*")\]/;

/** Warns about a path with brackets (code BF013). */
export function warnIfBracketed(path: unknown): void {
  if (typeof path === 'string' && BRACKETS.test(path)) warn('BF013', path);
}

/** Warns about a call with something other than paths (codes BF011 and BF013). */
export function warnIfNameless(ids: unknown): void {
  const given = [ids].flat();
  const wrong = given.find((id) => isObject(id) && !isEvent(id));
  if (wrong) warn('BF011', nameOf(wrong));
  given.forEach(warnIfBracketed);
}

/** Logs what `onSubmit` threw (code BF012). */
export function warnOfSubmit(error: unknown): void {
  console.error(message('BF012', String(error)), error);
}
