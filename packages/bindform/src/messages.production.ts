/** Takes the place of `messages.ts` in the production build: codes alone, and no warnings. */
export const message = (code: string): string => `[bindform] ${code}`;

/** Does not warn. */
export function warnIfUnsafe(): void {}

/** Does not warn. */
export function warnIfUnknown(): void {}

/** Does not warn. */
export function warnIfIdle(): void {}
