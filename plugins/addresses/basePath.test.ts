import { basePath } from './basePath';

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
