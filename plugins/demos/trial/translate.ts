/** Replaces `@docusaurus/Translate` in a trial, which has no messages of a language. */
export const translate = ({ message }: { message: string }): string => message;
