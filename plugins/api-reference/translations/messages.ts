import type { TranslationFileContent } from '@docusaurus/types';
import { isUntranslated } from '../../../src/languages/isUntranslated';
import type { Definitions, Documentation } from '../definitions';
import { mapDocumentation } from './mapDocumentation';

/** Key of the text that names what to use instead of a deprecated thing. */
export const replacementKey = (key: string): string => `${key}#deprecated`;

/**
 * Lists the sentences of the reference as messages for translators, keyed `Owner.property` by where
 * they are declared: a property that several types inherit is translated once.
 */
export function referenceMessages(definitions: Definitions): TranslationFileContent {
  const messages = new Map<string, string>();
  mapDocumentation(definitions, (documentation) => {
    const { key, text, replacement } = documentation;
    if (text) messages.set(key, text);
    if (replacement) messages.set(replacementKey(key), replacement);
    return documentation;
  });
  const sorted = [...messages].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, message]) => [key, { message }]));
}

/** Puts translated sentences in place; one without a translation stays English and is marked so. */
export function translateDefinitions(
  definitions: Definitions,
  messages: TranslationFileContent,
): Definitions {
  const translate = (documentation: Documentation): Documentation => {
    const { key, text, replacement } = documentation;
    const message = messages[key]?.message;
    return {
      ...documentation,
      text: message || text,
      replacement: replacement && (messages[replacementKey(key)]?.message ?? replacement),
      isEnglish: text !== '' && isUntranslated(text, message) ? true : undefined,
    };
  };
  return mapDocumentation(definitions, translate);
}
