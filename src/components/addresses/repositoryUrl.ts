import type { DocusaurusConfig } from '@docusaurus/types';

/** Address of the repository that the site is built from, without a closing slash. */
export function repositoryUrl({
  githubHost = 'github.com',
  organizationName,
  projectName,
}: Pick<DocusaurusConfig, 'githubHost' | 'organizationName' | 'projectName'>): string {
  return `https://${githubHost}/${organizationName}/${projectName}`;
}
