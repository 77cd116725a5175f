/** Takes the place of `messages.ts` in the production build, which says codes alone. */
export const message = (code: string): string => `[bindform] ${code}`;

/** The production build does not warn. */
export function warn(): void {}

/** The production build does not warn. */
export function warnIfIdle(): void {}
