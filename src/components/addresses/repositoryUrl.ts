import type { DocusaurusConfig } from '@docusaurus/types';

/** Returns the address of the site's repository, without a trailing slash. */
export function repositoryUrl({
  githubHost = 'github.com',
  organizationName,
  projectName,
}: Pick<DocusaurusConfig, 'githubHost' | 'organizationName' | 'projectName'>): string {
  return `https://${githubHost}/${organizationName}/${projectName}`;
}
