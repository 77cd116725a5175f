import type { SearchLanguage } from './searchLanguage';

/** English. */
const english: SearchLanguage = {
  synonyms: [
    ['validation', 'check', 'verify', 'validity'],
    ['required', 'mandatory', 'compulsory'],
    ['requireIndicator', 'required mark', 'asterisk', 'star'],
    ['dynamic form', 'field array', 'repeater', 'repeatable rows'],
    ['install', 'setup', 'set up', 'download'],
    ['introduction', 'quick start', 'tutorial', 'overview'],
    ['customization', 'theming', 'dark mode', 'colors', 'skin'],
    ['CSS custom properties', 'CSS variables', 'design tokens'],
    ['Ant Design', 'antd'],
    ['MUI', 'Material UI'],
    ['UI kit', 'component library', 'third-party components'],
    ['watch', 'observe', 'listener', 'watcher'],
    ['linkage', 'linked fields', 'dependent fields', 'cascading fields'],
    ['accessibility', 'a11y', 'screen reader', 'ARIA'],
    ['function content', 'render prop', 'render function'],
    ['checkbox', 'switch', 'toggle'],
    ['readOnly', 'view mode'],
  ],
  questionWords:
    'a an and another are can do does for from get how i in is it make my of on or put should the there to want what when where which why with you'.split(
      ' ',
    ),
};

export default english;
