import { releaseNotes } from './releaseNotes';
import { releaseProblems, type Release } from './releaseProblems';

const SOUND: Release = {
  version: '1.6.0',
  locked: '1.6.0',
  changelog:
    '# Changelog\n\n## Unreleased\n\n## 1.6.0 - 2026-11-01\n\n- New.\n\n## 1.5.0\n\n- Old.\n',
  pages: { 'docs/changelog.mdx': '## 1.6.0 {#v1-6-0}\n' },
  links: { 'plugins/synonyms.json': '"guides/changelog#v1-6-0"' },
  source: { 'src/types.ts': '/** @since 1.6.0 */\n/** @since 1.4.10 */\n' },
  tag: 'v1.6.0',
  isPublished: false,
};

it('finds none where everything agrees', () => {
  expect(releaseProblems(SOUND)).toEqual([]);
  expect(releaseProblems({ ...SOUND, tag: undefined })).toEqual([]);
});

it.each<[string, Partial<Release>, string]>([
  ['a lockfile that is behind', { locked: '1.5.0' }, 'Run npm install.'],
  ['another tag', { tag: 'v1.6.1' }, 'Set the tag v1.6.0 on the commit of the release.'],
  ['a version that is out', { isPublished: true }, 'Set the next version'],
  ['no version', { version: 'next', locked: 'next', tag: 'vnext' }, 'Write one such as 1.6.0'],
  [
    'notes without a version',
    { changelog: '## Unreleased\n\n- New.\n' },
    'Move the unreleased notes',
  ],
  [
    'a version without notes',
    { changelog: '## 1.6.0 - 2026-11-01\n\n## 1.5.0\n' },
    'Write what has',
  ],
  ['a version without a date', { changelog: '## 1.6.0\n\n- New.\n' }, 'and the day'],
  [
    'notes left behind',
    { changelog: '## Unreleased\n\n- More.\n\n## 1.6.0 - 2026-11-01\n\n- New.\n' },
    'Move them under ## 1.6.0.',
  ],
  ['a page without the version', { pages: { 'docs/x.mdx': '' } }, 'no heading {#v1-6-0}'],
  [
    'a heading that is not the version',
    { pages: { 'docs/x.mdx': '## Next version {#v1-6-0}' } },
    'Write ## 1.6.0 {#v1-6-0}.',
  ],
  [
    'an id of the unreleased notes',
    { pages: { 'docs/x.mdx': '## 1.6.0 {#v1-6-0}\n\n### New {#unreleased-new}' } },
    'Write "#v1-6-0" instead.',
  ],
  [
    'an address of the unreleased notes',
    { links: { 'plugins/x.json': '"guides/changelog#unreleased": ["roadmap"]' } },
    'Write "#v1-6-0" instead.',
  ],
  [
    'a label of a later version',
    { source: { 'src/types.ts': '/** @since 1.5.0 */\n/** @since 1.10.0 */' } },
    'src/types.ts:2: "@since 1.10.0" is later than the release. Write "@since 1.6.0".',
  ],
  [
    'a label of a version that never was',
    { source: { 'src/types.ts': '/** @since 1.5.1 */' } },
    'src/types.ts:1: "@since 1.5.1" names a version that was never released. Write "@since 1.6.0".',
  ],
])('says what to do about %s', (_what, changed, said) => {
  const problems = releaseProblems({ ...SOUND, ...changed });
  expect(problems).toContainEqual(expect.stringContaining(said));
  for (const problem of problems) expect(problem).toMatch(/^[\w./:-]+: .+\. [A-Z].+\.$/);
});

it('accepts the labels of its version in a prerelease', () => {
  const version = '1.6.0-rc.1';
  const problems = releaseProblems({ ...SOUND, version });
  expect(problems).not.toContainEqual(expect.stringContaining('@since'));
});

it('takes the notes of one version', () => {
  expect(releaseNotes(SOUND.changelog, '1.6.0')).toBe('- New.');
  expect(releaseNotes(SOUND.changelog, '1.5.0')).toBe('- Old.');
  expect(releaseNotes(SOUND.changelog, 'Unreleased')).toBe('');
  expect(releaseNotes(SOUND.changelog, '1.6')).toBeUndefined();
});

it('says only that the next version is missing while the manifest has the last one', () => {
  const problems = releaseProblems({
    ...SOUND,
    changelog: '## Unreleased\n\n- More.\n\n## 1.6.0 - 2026-11-01\n\n- New.\n',
    source: { 'src/types.ts': '/** @since 2.0.0 */' },
  });
  expect(problems).toEqual([expect.stringContaining('Set the next version')]);
});
