import type { TranslationFile } from '@docusaurus/types';

/** File of the translations, below `i18n/<locale>/comparison`. */
const FILE = 'texts';

/** What the forms say to their users. */
const TEXTS = ['Name', 'Email', 'Enter your name', 'Enter an email address', 'Sign up'];

/** A text in a string, an attribute or an element. */
const placeOf = (text: string) => new RegExp(`(?<=['">])${text}(?=['"<])`, 'g');

/** Lists the texts of the forms for translators. */
export function textMessages(): TranslationFile[] {
  const messages = TEXTS.map((text) => [
    text,
    { message: text, description: 'In the code of the form that the home page compares' },
  ]);
  return [{ path: FILE, content: Object.fromEntries(messages) }];
}

/**
 * Puts translated texts into the code of a form. The alignment of the code stays as it is.
 *
 * @param source code of the form
 * @param files translations of the language
 */
export function translateForm(source: string, files: TranslationFile[]): string {
  const messages = files.find(({ path }) => path === FILE)?.content ?? {};
  return TEXTS.reduce(
    (code, text) => code.replace(placeOf(text), () => messages[text]?.message ?? text),
    source,
  );
}
