import { DEV } from './dev';

/** Stable codes of the library's warnings and errors. */
export type Code = 'BF001' | 'BF002' | 'BF003' | 'BF004' | 'BF005';

/** A message as every warning and error shows it. */
export const message = (code: Code, text: string): string =>
  DEV ? `[bindform] ${code}: ${text}` : `[bindform] ${code}`;

/** Warns in the development build; the production build leaves the sentence out. */
export function warn(code: Code, text: string): void {
  if (DEV) console.warn(message(code, text));
}
