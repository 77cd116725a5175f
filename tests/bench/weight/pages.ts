/** Addresses, below those of a language, of one page of each kind and of the longest. */
export const PAGES = [
  '',
  'intro/start',
  'intro/vaild',
  'intro/integration-ui',
  'guides/sign-up',
  'api/form-item-props',
  'types/rules',
];
