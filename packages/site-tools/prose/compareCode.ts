const COMMENT_IN_HAN = /(?:\/\/|#|\/\*).*\p{Script=Han}.*/u;
/** A text within quotes, tags or braces that has Chinese in it. */
const TEXT_IN_HAN = /[^'"`<>{}]*\p{Script=Han}[^'"`<>{}]*/u;
const ANY_TRANSLATED = new RegExp(`${COMMENT_IN_HAN.source}|${TEXT_IN_HAN.source}`, 'gu');

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const QUOTED = /'[^']*'|"[^"]*"|`[^`]*`/g;
/** A name in the code that is in Chinese, or that Chinese was put into. */
const NAME_IN_HAN = /[\w$.]\p{Script=Han}|\p{Script=Han}[\w$.(=]/u;

/** Whether a name outside texts and comments has Chinese in it. */
const hasNameInHan = (line: string): boolean =>
  NAME_IN_HAN.test(line.replace(COMMENT_IN_HAN, '').replace(QUOTED, ''));

/** Whether a line is the English one with its texts and comments translated, or left as they are. */
function isTranslation(line: string, english: string): boolean {
  if (hasNameInHan(line)) return false;
  const kept = line.split(ANY_TRANSLATED).map(literally);
  return new RegExp(`^${kept.join('.+')}$`, 'u').test(english);
}

/**
 * Compares a block of code in two languages. The texts that its own readers would see and its comments
 * may be in Chinese; names, structure and lines are the same.
 *
 * @returns what differs first, as the end of a sentence; undefined when nothing does
 */
export function compareCode(code: string, english: string): string | undefined {
  const [lines, wanted] = [code.split('\n'), english.split('\n')];
  for (let at = 0; at < Math.max(lines.length, wanted.length); at += 1) {
    const [line, other] = [lines[at], wanted[at]];
    if (line !== undefined && other !== undefined && isTranslation(line, other)) continue;
    const said = (text: string | undefined) =>
      text === undefined ? 'nothing' : `"${text.trim()}"`;
    return `has, in line ${at + 1}, ${said(line)} where the English page has ${said(other)}`;
  }
  return undefined;
}
