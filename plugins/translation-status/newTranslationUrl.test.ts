import { newTranslationUrl } from './newTranslationUrl';

it('opens the form for a new file at the path of the translation', () => {
  const config = { organizationName: 'me', projectName: 'fork', githubHost: 'git.example.org' };
  expect(newTranslationUrl(config, 'ja', '@site/docs/intro/start.mdx')).toBe(
    'https://git.example.org/me/fork/new/main?filename=i18n%2Fja%2Fdocusaurus-plugin-content-docs%2Fcurrent%2Fintro%2Fstart.mdx',
  );
});
