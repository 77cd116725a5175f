import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory, redo } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { appearance } from './appearance';
import { keepCaretIn } from './keepCaret';
import { languageOf } from './language';
import { leaving } from './leaving';
import { phrases } from './phrases';
import { problemLines, setProblemLines } from './problemLines';

/** What a code view is made from. */
export interface CodeViewOptions {
  /** Name of the file. */
  file: string;
  /** The text at first. */
  text: string;
  /** Accessible name in the page's language. */
  label: string;
  /** Gets the whole text after each change, but not while an input method composes. */
  onEdit: (text: string) => void;
  /** Gets whether Tab leaves the editor now. */
  onLeaving: (leaving: boolean) => void;
}

/** An editor of one file; see {@link createCodeView}. */
export interface CodeView {
  /** Replaces the whole text, which undo takes back. */
  replace: (text: string) => void;
  /** Marks lines, by their numbers from 1, and says what is wrong as part of the accessible description. */
  describe: (description: string, lines: readonly number[]) => void;
  destroy: () => void;
}

/** Turn the direction of text, like those that CodeMirror shows already: code could seem to be other code. */
const EMBEDDINGS = /[\u202a-\u202c\u2068]/;
const DESCRIPTION_ID = 'description';

/**
 * Notifies of a text once it is settled: not while an input method composes, since that is not code yet.
 */
function editsOf(onEdit: (text: string) => void) {
  let reported: EditorState['doc'] | undefined;
  const report = (view: EditorView) => {
    const { doc } = view.state;
    if (view.composing || doc === reported) return;
    reported = doc;
    onEdit(doc.toString());
  };
  return [
    EditorView.updateListener.of(({ view, docChanged }) => docChanged && report(view)),
    EditorView.domEventObservers({
      // CodeMirror reads what was composed after the event.
      compositionend: (_, view) => void setTimeout(() => report(view)),
    }),
  ];
}

/**
 * Puts a CodeMirror editor into an element, in a shadow root: there its styles are constructed style
 * sheets, which a policy without inline styles allows (https://www.w3.org/TR/CSP3/).
 *
 * @param host an empty element
 */
export function createCodeView(
  host: HTMLElement,
  { file, text, label, onEdit, onLeaving }: CodeViewOptions,
): CodeView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const description = document.createElement('div');
  description.id = DESCRIPTION_ID;
  description.hidden = true;
  const attributes = new Compartment();
  const attributesOf = (invalid: boolean) =>
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': label,
      'aria-describedby': DESCRIPTION_ID,
      ...(invalid && { 'aria-invalid': 'true' }),
    });
  const state = EditorState.create({
    doc: text,
    extensions: [
      leaving(onLeaving),
      keymap.of([
        // The package has it on macOS and Linux only.
        { key: 'Mod-Shift-z', run: redo },
        ...closeBracketsKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      history(),
      lineNumbers(),
      highlightSpecialChars({ addSpecialChars: EMBEDDINGS }),
      bracketMatching(),
      closeBrackets(),
      indentOnInput(),
      search(),
      problemLines,
      attributes.of(attributesOf(false)),
      EditorState.phrases.of(phrases()),
      languageOf(file),
      appearance,
      editsOf(onEdit),
    ],
  });
  const view = new EditorView({ state, root, parent: root });
  root.append(description);
  // Measures now; after the first frame, the line numbers would move.
  view.coordsAtPos(0);
  const release = keepCaretIn(root);
  return {
    replace(next) {
      const { doc } = view.state;
      if (doc.toString() === next) return;
      view.dispatch({
        changes: { from: 0, to: doc.length, insert: next },
        selection: { anchor: 0 },
        // Otherwise undo would take back what was typed right before as well.
        annotations: isolateHistory.of('full'),
      });
    },
    describe(words, lines) {
      description.textContent = words;
      view.dispatch({
        effects: [
          setProblemLines.of(lines),
          attributes.reconfigure(attributesOf(lines.length > 0)),
        ],
      });
    },
    destroy() {
      release();
      view.destroy();
      description.remove();
    },
  };
}
