import { TRANSLATIONS } from '../../src/languages/languages';
import { QUICK_SUITES } from './quickSuites';
import type { Step } from './step';

/** A language that was just added is not demanded. */
const complete = TRANSLATIONS.filter(({ isComplete }) => isComplete).flatMap(({ id }) => [
  '--locale',
  id,
]);

/** Checks of what people read, which pages and messages can break. */
export const WORD_CHECKS: Step[] = [
  { title: 'Code samples', script: ['api:examples'], limit: 10 },
  { title: 'Translations', script: ['i18n:check', '--strict', ...complete], limit: 10 },
  { title: 'Spelling', script: ['spell'], limit: 10 },
  { title: 'Prose', script: ['prose'], limit: 10 },
];

/** Checks of the code that need neither a build nor a browser. */
export const CODE_CHECKS: Step[] = [
  { title: 'Types', script: ['typecheck'], limit: 10 },
  { title: 'Lint', script: ['lint'], limit: 10 },
];

/** Not in `npm test`: it takes most of a minute, and `npm run format` corrects all that it finds. */
export const FORMATTING: Step = { title: 'Formatting', script: ['format:check'], limit: 10 };

/** Tests next to the source. */
export const UNIT_TESTS: Step = {
  title: 'Unit tests',
  script: ['test:unit'],
  limit: 20,
  jest: true,
};

/** The build that all later steps read. */
export const BUILD: Step = { title: 'Build, from cold', script: ['build:cold'], limit: 15 };

/** The site was built by an earlier step. */
const BUILT = { BINDFORM_BUILD: 'given' };

/** Tests of the files that were built. */
export const BUILT_OUTPUT: Step = {
  title: 'Built output',
  script: ['test:site'],
  limit: 10,
  jest: true,
  env: BUILT,
};

/** All suites in Chromium over the built site. */
export const END_TO_END: Step = {
  title: 'End to end',
  script: ['test:e2e'],
  limit: 60,
  jest: true,
  env: BUILT,
};

/** {@link QUICK_SUITES} alone. */
export const QUICK_END_TO_END: Step = {
  ...END_TO_END,
  script: ['test:e2e', ...QUICK_SUITES.map((suite) => `--testPathPatterns=${suite}`)],
  limit: 20,
};

/**
 * Names of the groups of slow tests, in the order of their runs: those of browsers first, since they fail
 * more often. All but `compiler` are folders of `tests/slow`; that one runs tests of `tests/e2e` over a
 * separate build.
 */
export const SLOW_GROUPS = [
  'engines',
  'pages',
  'a11y',
  'compiler',
  'build',
  'packages',
  'guides',
  'projects',
] as const;

/** One of {@link SLOW_GROUPS}. */
export type SlowGroup = (typeof SLOW_GROUPS)[number];

/** Jest projects that belong to a group and have no folder in `tests/slow`. */
const MORE_PROJECTS: Partial<Record<SlowGroup, string[]>> = { packages: ['react18', 'slow-units'] };

/** The tests of a slow group; none of them may need a second try. */
export const slowTests = (group: SlowGroup): Step => ({
  title: `Slow: ${group}`,
  script: ['jest', '--selectProjects', `slow-${group}`, ...(MORE_PROJECTS[group] ?? [])],
  limit: 60,
  jest: true,
  env: { ...BUILT, BINDFORM_SECOND_TRY: 'no' },
});
