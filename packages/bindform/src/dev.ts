import { codes, type Code } from './codes';

/** True in the development build; the production build takes `dev.production.ts` instead. */
export const DEV = true;

/** What a code stands for, as it follows the code in a message. */
export function sentence(code: Code, culprit: string): string {
  const { problem, remedy } = codes[code];
  return `: ${problem.replace('{}', () => culprit)} ${remedy}`;
}
