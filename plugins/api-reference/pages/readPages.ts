import fs from 'node:fs';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import path from 'node:path';
import type { ReferencePage } from './definitionLinks';
import { shownDefinitions } from './shownDefinitions';

/** Reads what the documentation's pages, in the language of the build, show of the reference. */
export function readPages(allContent: AllContent, siteDir: string): ReferencePage[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  return (docs?.loadedVersions ?? [])
    .flatMap((version) => version.docs)
    .map(({ permalink, source }) => {
      const file = aliasedSitePathToRelativePath(source);
      const mdx = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return { permalink, file, shown: shownDefinitions(mdx) };
    })
    .filter(({ shown }) => shown.length > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
