import { translate } from '@docusaurus/Translate';

/** The words of the code editor in the language of the page, by those that CodeMirror has built in. */
export const phrases = (): Record<string, string> => ({
  Find: translate({
    id: 'live.code.find',
    message: 'Find',
    description: 'Code editor: field to search for',
  }),
  Replace: translate({
    id: 'live.code.replaceWith',
    message: 'Replace with',
    description: 'Code editor: field for the replacement',
  }),
  next: translate({
    id: 'live.code.next',
    message: 'Next',
    description: 'Code editor: button that goes to the next match',
  }),
  previous: translate({
    id: 'live.code.previous',
    message: 'Previous',
    description: 'Code editor: button that goes to the previous match',
  }),
  all: translate({
    id: 'live.code.all',
    message: 'All',
    description: 'Code editor: button that selects all matches',
  }),
  'match case': translate({
    id: 'live.code.matchCase',
    message: 'Match case',
    description: 'Code editor: option of the search',
  }),
  regexp: translate({
    id: 'live.code.regexp',
    message: 'Regular expression',
    description: 'Code editor: option of the search',
  }),
  'by word': translate({
    id: 'live.code.byWord',
    message: 'Whole word',
    description: 'Code editor: option of the search',
  }),
  replace: translate({
    id: 'live.code.replace',
    message: 'Replace',
    description: 'Code editor: button that replaces one match',
  }),
  'replace all': translate({
    id: 'live.code.replaceAll',
    message: 'Replace all',
    description: 'Code editor: button that replaces all matches',
  }),
  close: translate({
    id: 'live.code.close',
    message: 'Close',
    description: 'Code editor: button that closes the search',
  }),
  'Go to line': translate({
    id: 'live.code.line',
    message: 'Go to line',
    description: 'Code editor: field for the number of a line',
  }),
  go: translate({
    id: 'live.code.go',
    message: 'Go',
    description: 'Code editor: button that goes to the line',
  }),
  'current match': translate({
    id: 'live.code.current',
    message: 'Current match',
    description: 'Code editor: announced before the text of a match',
  }),
  'on line': translate({
    id: 'live.code.onLine',
    message: 'on line',
    description: 'Code editor: announced between a match and the number of its line',
  }),
  to: translate({
    id: 'live.code.to',
    message: 'to',
    description: 'Code editor: announced between two numbers of lines',
  }),
  'replaced match on line $': translate({
    id: 'live.code.replacedOne',
    message: 'Replaced match on line $',
    description: 'Code editor: announced; $ is the number of a line',
  }),
  'replaced $ matches': translate({
    id: 'live.code.replacedAll',
    message: 'Replaced $ matches',
    description: 'Code editor: announced; $ is a count',
  }),
  'Selection deleted': translate({
    id: 'live.code.deleted',
    message: 'Selection deleted',
    description: 'Code editor: announced',
  }),
  'Control character': translate({
    id: 'live.code.control',
    message: 'Control character',
    description: 'Code editor: name of an invisible character',
  }),
});
