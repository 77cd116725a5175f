import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Sets the lines with a problem, by their numbers from 1; a line that is edited away keeps no mark. */
export const setProblemLines = StateEffect.define<readonly number[]>();

const mark = Decoration.line({ class: 'cm-problem' });

/** Marks the lines with a problem; the marks move with the text. */
export const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state: { doc } }) {
    const set = effects.find((effect) => effect.is(setProblemLines));
    if (!set) return marks.map(changes);
    const lines = [...new Set(set.value)].filter((line) => line <= doc.lines).sort((a, b) => a - b);
    return Decoration.set(lines.map((line) => mark.range(doc.line(line).from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});
