import type { LoadContext } from '@docusaurus/types';
import demosPlugin from './index';
import { DEFAULT_OPTIONS } from './options';

it('watches the lockfile, since a demo may wait for a package', () => {
  const context = {
    siteDir: '/site',
    generatedFilesDir: '/site/.docusaurus',
    localizationDir: '/l',
  };
  const { getPathsToWatch } = demosPlugin(context as LoadContext, {
    id: 'default',
    ...DEFAULT_OPTIONS,
  });
  expect(getPathsToWatch?.()).toContain('/site/package-lock.json');
});
