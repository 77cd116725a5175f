import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const PRIMARY = 'var(--ifm-color-primary)';
const ACCENT = 'var(--site-accent)';
const LINE = '1px solid var(--site-line)';
const mix = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** The colors of `src/css/code.css`, whose custom properties reach into the shadow root in both modes. */
const colors = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
    { tag: [tags.keyword, tags.bool, tags.null, tags.self], color: 'var(--code-keyword)' },
    { tag: [tags.string, tags.regexp, tags.attributeValue], color: 'var(--code-string)' },
    { tag: [tags.number, tags.unit, tags.color], color: 'var(--code-number)' },
    {
      tag: [
        tags.function(tags.variableName),
        tags.function(tags.propertyName),
        tags.function(tags.definition(tags.variableName)),
      ],
      color: 'var(--code-function)',
    },
    { tag: [tags.typeName, tags.className], color: 'var(--code-type)' },
    { tag: [tags.tagName, tags.angleBracket], color: 'var(--code-tag)' },
    {
      tag: [tags.attributeName, tags.definition(tags.propertyName)],
      color: 'var(--code-attribute)',
    },
  ]),
);

const frame = EditorView.theme({
  '&': { maxHeight: 'var(--editor-height)' },
  '&.cm-focused': { outline: 'none' },
  // Above the line numbers, which would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    outline: '2px solid var(--site-focus)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6', overscrollBehavior: 'auto' },
  '.cm-content': { padding: '0.875rem 0', caretColor: 'var(--ifm-color-content)', tabSize: '2' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--site-code-background)',
    color: 'var(--site-muted)',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.5rem 0 0.75rem' },
  '.cm-content ::selection, .cm-line::selection': { backgroundColor: mix(PRIMARY, 30) },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: mix(PRIMARY, 18),
    outline: `1px solid ${PRIMARY}`,
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: mix(ACCENT, 18),
    outline: `1px solid ${ACCENT}`,
  },
  '.cm-searchMatch': { backgroundColor: mix(ACCENT, 18), outline: `1px solid ${mix(ACCENT, 50)}` },
  '.cm-searchMatch-selected': { backgroundColor: mix(ACCENT, 36), outline: `1px solid ${ACCENT}` },
  '.cm-problem': {
    backgroundColor: mix(ACCENT, 14),
    boxShadow: `inset 3px 0 0 ${ACCENT}`,
    // Forced colors show it, and neither background nor shadow.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
});

/** The panels for searching and for going to a line; their controls are those of the site. */
const panels = EditorView.theme({
  '.cm-panels': {
    backgroundColor: 'var(--site-surface)',
    color: 'var(--ifm-color-content)',
    fontFamily: 'var(--ifm-font-family-base)',
  },
  '.cm-panels-bottom': { borderTop: LINE },
  '.cm-panel.cm-search, .cm-panel.cm-gotoLine': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.375rem',
    padding: '0.5rem 2.75rem 0.5rem 0.75rem',
    fontSize: '0.875rem',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.25rem',
    minHeight: '1.5rem',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search :is(input, button, label)': { margin: '0' },
  '.cm-panel [type=checkbox]': { accentColor: PRIMARY },
  '.cm-textfield': {
    minHeight: '2rem',
    padding: '0 0.5rem',
    border: '1px solid var(--site-control-line)',
    borderRadius: '0.375rem',
    backgroundColor: 'var(--ifm-background-color)',
    color: 'inherit',
    font: 'inherit',
    maxWidth: '100%',
  },
  '.cm-button': {
    minHeight: '2rem',
    padding: '0 0.5rem',
    border: '1px solid var(--site-control-line)',
    borderRadius: '0.375rem',
    background: 'none',
    color: PRIMARY,
    font: 'inherit',
    cursor: 'pointer',
  },
  '.cm-button:active': { background: 'var(--site-pressed)' },
  '.cm-button:hover': { background: 'var(--site-hover)' },
  '.cm-panel :focus-visible': { outline: '2px solid var(--site-focus)', outlineOffset: '1px' },
  '.cm-panel.cm-search [name=close], .cm-dialog-close': {
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInlineEnd: '0.5rem',
    width: '2rem',
    height: '2rem',
    border: '0',
    borderRadius: '0.375rem',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.25rem',
    cursor: 'pointer',
  },
});

/** How the code and the panels look: with the colors of the site, in both color modes. */
export const appearance = [colors, frame, panels];
