import type { Code } from './codes';
import { DEV, sentence } from './dev';

/** A message as every warning and error shows it; the production build leaves the sentence out. */
export const message = (code: Code, culprit: string): string =>
  `[bindform] ${code}${sentence(code, culprit)}`;

/** Warns in the development build. */
export function warn(code: Code, culprit: string): void {
  if (DEV) console.warn(message(code, culprit));
}
