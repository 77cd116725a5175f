import { codes, type Code } from './codes';

/** A message as every warning and error of the development build shows it. */
export function message(code: Code, culprit: unknown): string {
  const { problem, remedy } = codes[code];
  return `[bindform] ${code}: ${problem.replace('{}', () => String(culprit))} ${remedy}`;
}

/** Warns of a path segment that is refused (code BF002). */
export function warnIfUnsafe(isSafe: boolean, segment: unknown): void {
  if (!isSafe) console.warn(message('BF002', segment));
}

/** Warns of an id that no item has (code BF001). */
export function warnIfUnknown(found: unknown[], id: unknown): void {
  if (!found.length) console.warn(message('BF001', id));
}

/** Warns of props that do nothing without a `bindId` (code BF004). */
export function warnIfIdle(props: { bindId?: unknown }): void {
  if (props.bindId !== undefined) return;
  const needPath = ['rules', 'defaultValue', 'initialValue', 'getContent'];
  const idle = needPath.filter((name) => props[name as never] !== undefined);
  if (idle.length) console.warn(message('BF004', idle.join(', ')));
}
