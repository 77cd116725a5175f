import { highlightCode } from '../../src/components/highlightCode';
import type { HintedSample } from './typeHints';

/** Private-use characters: no sample has them, and no highlighter gives them their own meaning. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const HINTED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]);

function withMarks({ code, hints }: HintedSample): string {
  return hints.reduceRight((text, { start, length }) => {
    const end = start + length;
    return `${text.slice(0, start)}${OPEN}${text.slice(start, end)}${CLOSE}${text.slice(end)}`;
  }, code);
}

/**
 * Highlights a sample. Each hinted place is a button, followed by the hint, a tooltip.
 *
 * @param sample code and hints, in the order of their places
 * @param name start of the ids, unique in a page
 * @returns HTML that is safe to put into a `<code>` element
 */
export function hintedHtml(sample: HintedSample, name: string): string {
  let index = 0;
  return highlightCode(withMarks(sample).trim(), 'tsx').replace(HINTED, (_all, target: string) => {
    const { text, isError } = sample.hints[index];
    const id = `${name}-hint-${index}`;
    index += 1;
    const kind = isError ? ' type-hint--error' : '';
    return (
      `<button type="button" class="type-hint${kind}" aria-describedby="${id}">${target}</button>` +
      `<span role="tooltip" id="${id}" class="type-hint__card">${escapeHtml(text)}</span>`
    );
  });
}
