declare module '@generated/translation-status/default/waiting.json' {
  const waiting: import('./waitingSections').WaitingSections;
  export default waiting;
}

declare module '@theme/TranslationNotice' {
  export { default } from './theme/TranslationNotice';
}
