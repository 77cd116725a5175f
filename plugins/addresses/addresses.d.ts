declare module '@theme/LanguageOffer' {
  export { default } from '@site/plugins/addresses/theme/LanguageOffer';
}
declare module '@theme/TrailingSlash' {
  export { default } from '@site/plugins/addresses/theme/TrailingSlash';
}
declare module '@theme/MovedSections' {
  export { default, type Props } from '@site/plugins/addresses/theme/MovedSections';
}
