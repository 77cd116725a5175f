import { basePath, siteOrigin } from './basePath';

it.each(['/', '/bindform/', '/docs/v1/'])('takes %s', (path) => {
  expect(basePath(path)).toBe(path);
});

it.each(['', 'bindform', '/bindform', 'bindform/', '//', 'https://example.org/', '/a b/'])(
  'refuses %p and says what to write',
  (path) => {
    expect(() => basePath(path)).toThrow(
      `SITE_BASE_URL is "${path}", which is not the path of a folder. Write / or a path between slashes, such as /bindform/.`,
    );
  },
);

it('takes the address of a host, and says what to write in place of another', () => {
  expect(siteOrigin('http://localhost:3000')).toBe('http://localhost:3000');
  expect(() => siteOrigin('https://forms.example.org/')).toThrow(
    'SITE_URL ends with a slash. Write https://forms.example.org.',
  );
  expect(() => siteOrigin('forms.example.org')).toThrow(
    'SITE_URL is "forms.example.org", which is not the address of a host. Write one such as https://forms.example.org; its path is SITE_BASE_URL.',
  );
});
