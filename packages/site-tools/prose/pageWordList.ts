import type { WordRule } from './wordList';

/** Words to avoid on pages, besides those of the English list of WRITING.md. */
export const ENGLISH_PAGE_WORDS: WordRule[] = [
  {
    word: 'follows what it reads',
    avoid: /\bfollow(?:s|ed)? what (?:it|they)\b/giu,
    instead: 'tracks what it reads',
  },
  { word: 'hear, told', avoid: /\b(?:hears?|heard|told)\b/giu, instead: 'be notified' },
  {
    word: 'is asked (of a rule)',
    avoid: /\b(?:is|are|was|be) (?:not )?asked\b/giu,
    instead: 'runs, is called',
  },
  {
    word: 'draw (a component)',
    avoid: /\bdraw(?:s|n|ing)?\b/giu,
    instead: 'render',
  },
  {
    word: 'at a key, at each key',
    avoid: /\bat (?:a|each|every) key\b/giu,
    instead: 'on every keystroke',
  },
  { word: 'overrule', avoid: /\boverrul(?:e|es|ed)\b/giu, instead: 'override' },
  { word: 'hangs on', avoid: /\bhangs? on\b/giu, instead: 'depends on' },
  {
    word: 'goes away (of an error)',
    avoid: /\bgo(?:es)? away\b/giu,
    instead: 'is cleared, is removed',
  },
  { word: 'lights up', avoid: /\blights? up\b/giu, instead: 'is highlighted' },
  { word: 'quiet (of a field)', avoid: /\bquiet\b/giu, instead: 'shows no errors' },
  { word: 'sister', avoid: /\bsisters?\b/giu, instead: 'sibling' },
  { word: 'in step', avoid: /\bin step\b(?! by| \d)/giu, instead: 'in sync' },
  { word: 'comes with', avoid: /\bcomes with\b/giu, instead: 'includes, has' },
  { word: 'back then', avoid: /\bback then\b/giu, instead: 'at that time; stale' },
  {
    word: 'further up, further down',
    avoid: /\bfurther (?:up|down)\b/giu,
    instead: 'above, below',
  },
  { word: 'worth the name', avoid: /\bworth the name\b/giu, instead: 'real, useful' },
  {
    word: 'turn the list over',
    avoid: /\bturn(?:s|ed|ing)? (?:the list|the rows|them) over\b/giu,
    instead: 'reverse',
  },
  { word: 'in vain', avoid: /\bin vain\b/giu, instead: 'without effect' },
  {
    word: 'hook of the form, hook of the return value',
    avoid: /\bhooks? of the (?:form|return value)\b/giu,
    instead: 'hook on the form object',
  },
  {
    word: 'content function',
    avoid: /\bcontent functions?\b/giu,
    instead: 'render function',
  },
  {
    word: 'those of Bindform, the one of Bindform',
    avoid: /\b(?:that|those|the one) of (?:Bindform|the form)\b/giu,
    instead: "Bindform's, the form's",
  },
  {
    word: 'at the field, at fields (of an error)',
    avoid: /\bat (?:(?:a|the|its|each|every|one or more|their) )?fields?\b/giu,
    instead: 'on the field',
  },
  {
    word: 'a submit, submits (as a noun)',
    avoid: /\b(?:any|first|further|last|next|of) submits?\b(?!-| button| event| handler)/giu,
    instead: 'submission',
  },
  { word: 'for the life of', avoid: /\bfor the life of\b/giu, instead: 'for the lifetime of' },
  {
    word: 'form as a whole',
    avoid: /\bforms? as a whole\b/giu,
    instead: 'whole form; form error',
  },
  {
    word: 'is the guide, the guide is',
    avoid: /\bis the guide\b|\bthe guide is \[/giu,
    instead: 'for the guide, see …',
  },
];
