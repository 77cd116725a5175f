/** Replaces `messages.ts` in the production build: only codes, and no warnings. */
export const message = (code: string): string => `[bindform] ${code}`;

/** Does not warn. */
export function warnIfUnsafe(): void {}

/** Does not warn. */
export function warnIfUnknown(): void {}

/** Does not warn. */
export function warnIfIdle(): void {}

/** Does not warn. */
export function warnIfNotPlain(): void {}

/** Does not warn. */
export function warnIfNoValues(): void {}

/** Does not warn. */
export function warnOfEndless(): void {}

/** Does not warn. */
export function warnUnreadable(): void {}

/** Does not warn. */
export function warnIfSlow(): void {}

/** Does not warn. */
export function warnIfBracketed(): void {}

/** Does not warn. */
export function warnIfNameless(): void {}

/** Does not warn. */
export function warnOfSubmit(): void {}
