import type { LoadContext } from '@docusaurus/types';

/** The words of an API list in the language of the build. */
export interface Words {
  default: string;
  required: string;
  since: string;
  returns: string;
  unused: string;
  alpha: string;
  beta: string;
  experimental: string;
  deprecated: string;
}

/** Messages of the API tables, so that a list says the same as the table of the page. */
const MESSAGES: Record<keyof Words, { id: string; message: string }> = {
  default: { id: 'apiReference.column.default', message: 'Default' },
  required: { id: 'apiReference.column.required', message: 'Required' },
  since: { id: 'apiReference.column.since', message: 'Since' },
  returns: { id: 'apiReference.returns', message: 'Returns' },
  unused: { id: 'apiReference.unused', message: 'No other export refers to it.' },
  alpha: { id: 'apiReference.alpha', message: 'Alpha' },
  beta: { id: 'apiReference.beta', message: 'Beta' },
  experimental: { id: 'apiReference.experimental', message: 'Experimental' },
  deprecated: { id: 'apiReference.deprecated', message: 'Deprecated' },
};

/**
 * Reads the words of one language.
 *
 * @param translations messages of the interface in that language by their id; English where one is missing
 */
export const wordsOf = (translations: LoadContext['codeTranslations']): Words =>
  Object.fromEntries(
    Object.entries(MESSAGES).map(([name, { id, message }]) => [name, translations[id] ?? message]),
  ) as unknown as Words;
