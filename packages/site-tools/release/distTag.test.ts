import { distTag } from './distTag';

test.each([
  ['1.6.0', undefined, 'latest'],
  ['2.0.0', '1.9.3', 'latest'],
  ['1.9.4', '1.9.3', 'latest'],
  ['2.0.0-rc.1', '1.9.3', 'next'],
  ['1.9.4', '2.0.0', 'latest-1'],
  ['9.0.1', '10.2.0', 'latest-9'],
  ['1.9.1', '1.10.0', 'latest-1.9'],
  ['1.10.0', '1.9.3', 'latest'],
])('version %s, after %s, is published as %s', (version, latest, tag) => {
  expect(distTag(version, latest)).toBe(tag);
});
