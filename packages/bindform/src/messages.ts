import { codes, type Code } from './codes';

/** A message as every warning and error of the development build shows it. */
export function message(code: Code, culprit: string): string {
  const { problem, remedy } = codes[code];
  return `[bindform] ${code}: ${problem.replace('{}', () => culprit)} ${remedy}`;
}

/** Warns in the development build. */
export function warn(code: Code, culprit: string): void {
  console.warn(message(code, culprit));
}

/** Warns of props that do nothing without a path (code BF004). */
export function warnIfIdle(props: object): void {
  const needPath = ['rules', 'defaultValue', 'initialValue', 'getContent'];
  const idle = needPath.filter((name) => props[name as never] !== undefined);
  if (idle.length) warn('BF004', idle.join(', '));
}
