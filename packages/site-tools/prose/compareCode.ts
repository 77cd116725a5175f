import type { ProseLanguage } from './languages/proseLanguage';

const COMMENT = /(?:\/\/|#|\/\*).*/;
const QUOTED = /'[^']*'|"[^"]*"|`[^`]*`/g;
const BETWEEN_TAGS = /(?<=<[\w/][^<>]*>)[^<>]+/g;
const IMPORT = /^\s*(?:import|export|\} from)\b/;

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Recognizes the translated parts of a line by their script. */
function markersOf(script: string) {
  const letter = `\\p{Script=${script}}`;
  const comment = new RegExp(`(?:\\/\\/|#|\\/\\*).*${letter}.*`, 'u');
  return {
    comment,
    /** A text in quotes, tags or braces. */
    text: new RegExp(`[^'"\`<>{}]*${letter}[^'"\`<>{}]*`, 'u'),
    /** A name in the code that contains or adjoins letters of the script. */
    name: new RegExp(`[\\w$.]${letter}|${letter}[\\w$.(=]`, 'u'),
  };
}

/** Whether a line is the English one with its texts and comments translated or unchanged. */
function isTranslationInScript(line: string, english: string, script: string): boolean {
  const { comment, text, name } = markersOf(script);
  if (name.test(line.replace(comment, '').replace(QUOTED, ''))) return false;
  const translated = new RegExp(`${comment.source}|${text.source}`, 'gu');
  const kept = line.split(translated).map(literally);
  return new RegExp(`^${kept.join('.+')}$`, 'u').test(english);
}

/** The same for a language in the script of English, where only the position of a text identifies it. */
function isTranslation(line: string, english: string): boolean {
  if (IMPORT.test(english)) return line === english;
  const shape = (code: string) =>
    code
      .replace(QUOTED, (quoted) => `${quoted[0]}…${quoted[0]}`)
      .replace(COMMENT, '//')
      .replace(BETWEEN_TAGS, '…');
  return shape(line) === shape(english);
}

/**
 * Compares a block of code in two languages. Texts that users of the sample would see, and comments, may be
 * translated; names, structure and lines must be the same.
 *
 * @param script see {@link ProseLanguage}; undefined for a language in the script of English
 * @returns the first difference, as the end of a sentence; undefined if there is none
 */
export function compareCode(
  code: string,
  english: string,
  script: ProseLanguage['script'],
): string | undefined {
  const [lines, wanted] = [code.split('\n'), english.split('\n')];
  for (let at = 0; at < Math.max(lines.length, wanted.length); at += 1) {
    const [line, other] = [lines[at], wanted[at]];
    if (line !== undefined && line === other) continue;
    const isSame =
      line !== undefined &&
      other !== undefined &&
      (script ? isTranslationInScript(line, other, script) : isTranslation(line, other));
    if (isSame) continue;
    const said = (text: string | undefined) =>
      text === undefined ? 'nothing' : `"${text.trim()}"`;
    return `has, in line ${at + 1}, ${said(line)} where the English page has ${said(other)}`;
  }
  return undefined;
}
