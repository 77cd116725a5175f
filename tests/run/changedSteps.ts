import type { Step } from './step';

/** Branch that a change is compared with. */
export const BASE = 'main';

/** Tests that read source files instead of importing them, so that Jest does not relate them to a change. */
const READERS: [changed: RegExp, test: string][] = [
  [/\.(ts|tsx|css|mjs|cjs|patch)$/, 'tests/unit/faults'],
  [/^packages\/bindform\/src\//, 'plugins/api-reference/completeness'],
  [/^CONTRIBUTING\.md$/, 'tests/unit/recipes'],
  [/^packages\/bindform\/CHANGELOG\.md$|\/guides\/changelog\.mdx$/, 'tests/unit/changelogPage'],
];

/**
 * Steps of `npm run test:changed`: what a change can break without a build.
 *
 * @param files changed files, relative to the repository
 */
export function changedSteps(files: string[]): Step[] {
  const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  const readers = READERS.filter(([changed]) => files.some((file) => changed.test(file)));
  const steps: Step[] = [
    { title: 'Types', script: ['typecheck'], limit: 10 },
    {
      title: 'Unit tests it can touch',
      script: ['test:unit', `--changedSince=${BASE}`, '--passWithNoTests'],
      limit: 20,
      jest: true,
    },
    {
      title: 'Formatting',
      script: ['prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...files],
      limit: 5,
    },
  ];
  if (code.length) {
    steps.push({ title: 'Lint', script: ['eslint', '--no-warn-ignored', ...code], limit: 5 });
  }
  if (readers.length) {
    // A name after `--selectProjects`, which is in the script, would be one of a project.
    const tests = readers.map(([, test]) => `--testPathPatterns=${test}`);
    const script: Step['script'] = ['test:unit', ...tests];
    steps.push({ title: 'Unit tests that read it', script, limit: 20, jest: true });
  }
  return steps;
}
