import { codes, type Code } from './codes';
import { DEV } from './dev';

function sentence(code: Code, culprit: string): string {
  const { problem, remedy } = codes[code];
  return `${problem.replace('{}', () => culprit)} ${remedy}`;
}

/** A message as every warning and error shows it; the production build leaves the sentences out. */
export const message = (code: Code, culprit: string): string =>
  DEV ? `[bindform] ${code}: ${sentence(code, culprit)}` : `[bindform] ${code}`;

/** Warns in the development build. */
export function warn(code: Code, culprit: string): void {
  if (DEV) console.warn(message(code, culprit));
}
