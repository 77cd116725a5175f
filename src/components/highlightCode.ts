import { Prism } from 'prism-react-renderer';
import { highlightTokens } from './highlightTokens';

/** Languages that prism-react-renderer does not bring along; prismjs adds them to its global. */
const MORE_LANGUAGES = ['bash', 'diff'];

function loadLanguages(): void {
  const shelf = globalThis as { Prism?: typeof Prism };
  const before = shelf.Prism;
  shelf.Prism = Prism;
  for (const language of MORE_LANGUAGES) require(`prismjs/components/prism-${language}`);
  shelf.Prism = before;
}

loadLanguages();

/**
 * Highlights code into classed spans, one `<span class="code-line">` a line, so that no highlighter
 * has to travel to the reader. For the node side only.
 *
 * @param code source text; a trailing line break is dropped
 * @param language Prism's name of the language; an unknown one gives plain text
 * @param markedLines numbers of the lines to set apart, from 1
 * @returns HTML that is safe to put into a `<code>` element
 */
export function highlightCode(code: string, language: string, markedLines: number[] = []): string {
  return highlightTokens(code, language, markedLines);
}
