import type { TranslationFile } from '@docusaurus/types';

/** File of the translations, below `i18n/<locale>/comparison`. */
const FILE = 'texts';

/** What the forms say to their users. */
const TEXTS = [
  ...['Name', 'Email', 'Enter your name', 'Enter an email address', 'Sign up'],
  ...['Username', 'Enter a username', 'This username is taken'],
  ...['Item', 'Enter the item', 'Price', 'Remove', 'Add a line', 'Total:', 'Order'],
  ...['Company', 'Tax ID', 'Enter the tax ID', 'Save'],
  ...['The schema that all forms use; companies need a tax ID.'],
  ...['What the forms edit.', 'Initial data of the forms.'],
];

/** A text in a string, an attribute, an element or a docstring. */
const placeOf = (text: string) =>
  new RegExp(`(?<=['">]\\s*|/\\*\\* )${text.replace('.', '\\.')}(?=\\s*['"<{]| \\*/)`, 'g');

/** Lists the texts of the forms for translators. */
export function textMessages(): TranslationFile[] {
  const messages = TEXTS.map((text) => [
    text,
    {
      message: text,
      description: 'In the code of the forms that the home page and a guide compare',
    },
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
