import { normalizeTokens, Prism } from 'prism-react-renderer';

/** Languages that prism-react-renderer does not include; prismjs adds them to its global. */
const MORE_LANGUAGES = ['bash', 'diff'];

function loadLanguages(): void {
  const shelf = globalThis as { Prism?: typeof Prism };
  const before = shelf.Prism;
  shelf.Prism = Prism;
  for (const language of MORE_LANGUAGES) require(`prismjs/components/prism-${language}`);
  shelf.Prism = before;
}

loadLanguages();

/** Names of the languages that {@link highlightCode} knows; the functions next to them are Prism's own. */
export const LANGUAGES = Object.entries<unknown>(Prism.languages)
  .filter(([, grammar]) => typeof grammar === 'object')
  .map(([name]) => name);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]);

/** The token types that `code.css` colors; markup for others would have no effect. */
export const COLORED = new Set(
  (
    'comment keyword boolean atrule important string attr-value char inserted template-string number constant ' +
    'deleted unit function method class-name maybe-class-name builtin tag selector attr-name property'
  ).split(' '),
);

/** The last type is the innermost one: code inside a tag is colored as code, not as a tag. */
function tokenHtml({ types, content }: { types: string[]; content: string }): string {
  const type = types.at(-1);
  const text = escapeHtml(content);
  return type && COLORED.has(type) && content.trim()
    ? `<span class="token ${type}">${text}</span>`
    : text;
}

/**
 * Highlights code as spans with classes, with one `<span class="code-line">` per line, so that the browser does
 * not need a highlighter. Only for Node.
 *
 * @param code source text; a trailing line break is dropped
 * @param language one of {@link LANGUAGES}; unknown ones give plain text
 * @param markedLines numbers of the lines to mark, from 1
 * @returns HTML that is safe inside a `<code>` element
 */
export function highlightCode(code: string, language: string, markedLines: number[] = []): string {
  const text = code.replace(/\n$/, '');
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(text, grammar) : [text];
  return normalizeTokens(tokens)
    .map((line, index) => {
      const marked = markedLines.includes(index + 1) ? ' code-line--marked' : '';
      const html = line.map((token) => (token.empty ? '' : tokenHtml(token))).join('');
      return `<span class="code-line${marked}">${html}\n</span>`;
    })
    .join('');
}
