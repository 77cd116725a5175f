import { findTexts } from './findTexts';
import type { TextPiece, TextSlot } from './textSlot';

const PLACEHOLDER = /\{(\d+)\}/;
const MARKER = /\/\*\s*i18n\s*\*\/[ \t]*/g;

/** Drops the comments that mark a literal as text, which say nothing to the reader of the code. */
export function dropTextMarkers(source: string): string {
  return source.replace(MARKER, '');
}

/** A translation with a placeholder that its text does not have. */
export class UnknownPlaceholder extends Error {
  /** The text in the default language. */
  readonly text: string;

  constructor({ key, holes }: TextSlot, placeholder: string) {
    const known = holes.map((_hole, index) => `{${index}}`);
    const remedy = known.length > 0 ? `Write ${known.join(' or ')}.` : 'Remove it.';
    super(`the translation uses ${placeholder}, which "${key}" does not have. ${remedy}`);
    this.text = key;
  }
}

function pieces(slot: TextSlot, translation: string, hole: (index: number) => string): TextPiece[] {
  return translation.split(PLACEHOLDER).flatMap((part, index): TextPiece[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part }];
    if (Number(part) >= slot.holes.length) throw new UnknownPlaceholder(slot, `{${part}}`);
    return [{ code: hole(Number(part)) }];
  });
}

/**
 * Makes the source of a demo in another language by replacing just the texts that {@link findTexts}
 * finds; everything else keeps its very form.
 *
 * @param source source text in the default language
 * @param fileName name of the file
 * @param translate gives the translation of a text, or undefined to leave it
 * @throws UnknownPlaceholder when a translation uses a placeholder that its text does not have
 */
export function localizeSource(
  source: string,
  fileName: string,
  translate: (text: string) => string | undefined,
): string {
  const slots = findTexts(source, fileName);
  const emit = (start: number, end: number): string => {
    let text = '';
    let position = start;
    for (const slot of slots) {
      if (slot.start < position || slot.end > end) continue;
      const translation = translate(slot.key);
      if (translation === undefined) continue;
      const written = slot.write(pieces(slot, translation, (index) => emit(...slot.holes[index])));
      text += source.slice(position, slot.start) + written;
      position = slot.end;
    }
    return text + source.slice(position, end);
  };
  return emit(0, source.length);
}
