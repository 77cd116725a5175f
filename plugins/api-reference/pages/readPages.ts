import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import path from 'node:path';
import { readPage } from '../../../src/mdx/parsePage';
import type { ReferencePage } from './definitionLinks';
import { shownDefinitions } from './shownDefinitions';

/**
 * Reads what the documentation's pages, in the language of the build, show of the reference.
 *
 * @throws Error naming a file that is not valid MDX
 */
export function readPages(allContent: AllContent, siteDir: string): ReferencePage[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (docs?.loadedVersions ?? [])
    .flatMap((version) => version.docs)
    .map(({ permalink, source }) => {
      const file = aliasedSitePathToRelativePath(source);
      return { permalink, file, shown: shownDefinitions(readPage(path.join(siteDir, file))) };
    })
    .filter(({ shown }) => shown.length > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
