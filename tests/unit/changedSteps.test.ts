import { changedSteps } from '../run/changedSteps';

const scripts = (...files: string[]) =>
  Object.fromEntries(changedSteps(files).map(({ title, script }) => [title, script]));

it('runs the tests that read the types of the library, which nothing imports at run time', () => {
  expect(scripts('packages/bindform/src/types.ts')['Unit tests that read it']).toEqual([
    'test:unit',
    '--testPathPatterns=tests/unit/faults',
    '--testPathPatterns=plugins/api-reference/completeness',
  ]);
});

it('runs the test that compares the changelogs', () => {
  expect(scripts('docs/guides/changelog.mdx')['Unit tests that read it']).toEqual([
    'test:unit',
    '--testPathPatterns=tests/unit/changelogPage',
  ]);
});

it('runs no test that reads code, and no lint, for a page', () => {
  expect(Object.keys(scripts('docs/intro/start.mdx'))).toEqual([
    'Types',
    'Unit tests it can touch',
    'Formatting',
  ]);
});
