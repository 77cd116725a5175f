import { indentWithTab } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** Keys that are held together with another one. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab and Shift+Tab indent; after Escape they move the focus as everywhere else, without a time limit, so
 * that the keyboard is never trapped (WCAG 2.2, 2.1.2).
 *
 * @param onChange gets whether Tab leaves now
 */
export function leaving(onChange: (leaving: boolean) => void): Extension {
  const set = (view: EditorView, leaves: boolean) => {
    view.setTabFocusMode(leaves);
    onChange(leaves);
  };
  return [
    keymap.of([indentWithTab]),
    EditorView.domEventObservers({
      keydown(event, view) {
        // During composition, Escape belongs to the input method.
        if (!event.isComposing && !MODIFIERS.includes(event.key)) set(view, event.key === 'Escape');
      },
      blur: (_, view) => set(view, false),
    }),
  ];
}
