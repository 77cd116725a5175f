// Replaces @docusaurus/theme-classic 3.10 NotFound/Content: its text knows only the language of the
// bundle, while the one 404.html of a static host answers for all languages.
export { NotFoundContent as default } from '../../../not-found/NotFoundContent';
