import site from '../../../docusaurus.config';
import manifest from '../package.json';
import { identityOf } from './identity';

it('names the repository and the address that the site has', () => {
  const { repository, homepage, bugs } = identityOf({});
  expect(repository.url).toBe(
    `git+https://github.com/${site.organizationName}/${site.projectName}.git`,
  );
  expect(homepage).toBe(`${site.url}${site.baseUrl}`);
  expect(manifest).toMatchObject({ repository, homepage, bugs });
});

it('follows the variables of the site', () => {
  expect(
    identityOf({ SITE_ORGANIZATION: 'me', SITE_PROJECT: 'fork', SITE_URL: 'https://x.dev' }),
  ).toEqual({
    repository: {
      type: 'git',
      url: 'git+https://github.com/me/fork.git',
      directory: 'packages/bindform',
    },
    homepage: 'https://x.dev/bindform/',
    bugs: 'https://github.com/me/fork/issues',
  });
});
