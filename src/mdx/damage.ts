/**
 * Lines that git writes around two versions of a text (https://git-scm.com/docs/git-merge). Below a text, seven equals
 * signs make a heading of it, about which the check of headings has more to say.
 */
const CONFLICT = /^(?:(?:<{7}|>{7}|\|{7}) |(?<=(?:^|\n)\r?\n)={7}\r?$)/m;
/** What a decoder puts in place of bytes that are no UTF-8. */
const NO_UTF8 = '\uFFFD';

const lineOf = (text: string, position: number) => text.slice(0, position).split('\n').length;

/**
 * Finds what no parser explains: a conflict of git that is not resolved, and a file in another encoding.
 *
 * @param text of a page, a demo or messages
 * @param file its path, for the message
 * @returns a sentence with line and remedy; undefined for a text without damage
 */
export function damageOf(text: string, file: string): string | undefined {
  const conflict = text.search(CONFLICT);
  if (conflict >= 0) {
    return `${file}:${lineOf(text, conflict)}: a conflict of git is not resolved. Remove one of the two versions, and the lines that begin with <<<<<<<, ======= and >>>>>>>.`;
  }
  const lost = text.indexOf(NO_UTF8);
  if (lost >= 0) {
    return `${file}:${lineOf(text, lost)}: the file is not UTF-8, so letters are lost. Save it as UTF-8.`;
  }
  return undefined;
}

/** @throws Error with what {@link damageOf} finds */
export function refuseDamage(text: string, file: string): void {
  const problem = damageOf(text, file);
  if (problem) throw new Error(problem);
}
