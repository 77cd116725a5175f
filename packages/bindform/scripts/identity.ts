/** The fields of a manifest that say where a package comes from. */
export interface Identity {
  repository: { type: 'git'; url: string; directory: string };
  homepage: string;
  bugs: string;
}

/**
 * Where the package comes from, by the variables that name the site's owner and project too.
 *
 * @param variables `SITE_ORGANIZATION`, `SITE_PROJECT`, `SITE_URL` and `SITE_BASE_URL`, as in `docusaurus.config.ts`
 */
export function identityOf(variables: NodeJS.ProcessEnv): Identity {
  const { SITE_ORGANIZATION: owner = 'bindform', SITE_PROJECT: project = 'bindform' } = variables;
  const { SITE_URL: origin = `https://${owner}.github.io`, SITE_BASE_URL: base = '/bindform/' } =
    variables;
  const repository = `https://github.com/${owner}/${project}`;
  return {
    repository: { type: 'git', url: `git+${repository}.git`, directory: 'packages/bindform' },
    homepage: origin + base,
    bugs: `${repository}/issues`,
  };
}
