/**
 * Suites in Chromium that `npm test` runs: for each part of the site, what a reader does first with it.
 * The workflow on a pull request and `npm run test:all` run all suites.
 */
export const QUICK_SUITES = [
  'tests/a11y/preferences.test.ts',
  'tests/a11y/rules.test.ts',
  'tests/a11y/translated.test.ts',
  'tests/e2e/arriving.test.ts',
  'tests/e2e/deferred-start.test.ts',
  'tests/e2e/guides/start.test.ts',
  'tests/e2e/library-browser.test.ts',
  'tests/e2e/navigation.test.ts',
  'tests/e2e/online-editors-open.test.ts',
  'tests/e2e/search.test.ts',
  'tests/e2e/shell-loading.test.ts',
  'tests/e2e/submit/submit.test.ts',
  'tests/visual/baselines.test.ts',
];
