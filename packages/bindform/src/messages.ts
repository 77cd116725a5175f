import { codes, type Code } from './codes';
import { isObject, isPlain } from './plain';

/** A message as every warning and error of the development build shows it. */
export function message(code: Code, culprit?: unknown): string {
  const { problem, remedy } = codes[code];
  return `[bindform] ${code}: ${problem.replace('{}', () => String(culprit))} ${remedy}`;
}

const warn = (code: Code, culprit: unknown) => console.warn(message(code, culprit));

/** Describes a value in a sentence. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const name = (value.constructor as { name?: string } | undefined)?.name;
  return name && name !== 'Object' ? `an object of the class ${name}` : 'an object';
}

/** Whether a value is an event, which a method gets as the handler of one. */
const isEvent = (value: unknown): boolean =>
  isObject(value) && 'type' in value && 'target' in value;

/** Warns of a path segment that is refused (code BF002). */
export function warnIfUnsafe(isSafe: boolean, segment: unknown): void {
  if (!isSafe) warn('BF002', segment);
}

/** Warns of an id that no item has (code BF001). */
export function warnIfUnknown(found: unknown[], id: unknown): void {
  if (!found.length) warn('BF001', id);
}

/** Warns of props that do nothing without a `bindId` (code BF004). */
export function warnIfIdle(props: { bindId?: unknown }): void {
  if (props.bindId !== undefined) return;
  const needPath = ['rules', 'defaultValue', 'initialValue', 'getContent'];
  const idle = needPath.filter((name) => props[name as never] !== undefined);
  if (idle.length) warn('BF004', idle.join(', '));
}

/** Warns of a model that is not plain (code BF007). */
export function warnIfNotPlain(model: unknown): void {
  if (isPlain(model)) return;
  warn('BF007', `${nameOf(model)}, of which it took the own properties alone`);
}

/** Warns of values for `reset` that are not plain (code BF007); an event is no values. */
export function warnIfNoValues(values: unknown): void {
  if (values === undefined || isPlain(values) || isEvent(values)) return;
  warn('BF007', `${nameOf(values)} to reset to, which it ignored`);
}

/** Warns of data that contains itself or is too deep (code BF008). */
export function warnOfEndless({ length }: unknown[]): void {
  warn('BF008', length < 1000 ? 'contains itself' : 'is over 1,000 levels deep');
}

/** Warns of a message that cannot be shown (code BF009). */
export function warnUnreadable(given: unknown): void {
  warn('BF009', nameOf(given));
}

/** Warns of a rule that has not answered after 10 seconds (code BF010). */
export function warnIfSlow(answer: Promise<unknown>, { bindId }: { bindId: string }): void {
  const timer = setTimeout(() => warn('BF010', bindId), 10_000);
  void answer.then(() => clearTimeout(timer));
}

/** Warns of a call that names fields by something else than paths (code BF011). */
export function warnIfNameless(ids: unknown): void {
  const wrong = [ids].flat().find((id) => isObject(id) && !isEvent(id));
  if (wrong) warn('BF011', nameOf(wrong));
}

/** Reports what `onSubmit` threw when nobody else does (code BF012). */
export function warnOfSubmit(error: unknown, handler: unknown): void {
  if (!handler) console.error(message('BF012', String(error)), error);
}
