import { wantedPath } from '../theme/OfflinePage/wantedPath';
import { addressOf, keptNames } from './keptFiles';

test.each([
  ['index.html', ''],
  ['intro/start.html', 'intro/start'],
  ['docs/index.html', 'docs/'],
  ['intro/start.md', 'intro/start.md'],
])('%s is requested as %p', (name, address) => expect(addressOf(name)).toBe(address));

test('what only a network can use is left out, and what other languages have', () => {
  const kept = ['assets/js/a.0123abcd.js', 'index.html', 'intro/start.md', 'search-index.json'];
  const others = [
    'CNAME',
    '404.html',
    'assets/social/a.png',
    'downloads/bindform.tgz',
    'guides/changelog.atom',
    'live/frame.html',
    'llms-full.txt',
    'offline-worker.js',
    'offline.json',
    'robots.txt',
    'sitemap.xml',
    'zh-CN/index.html',
  ];
  expect(keptNames([...others, ...kept], ['zh-CN'])).toEqual(kept);
});

test('the offline page leads back to a page of the site only', () => {
  expect(wantedPath('?from=%2Fbase%2Fintro%2Fstart', '/base/')).toBe('/base/intro/start');
  expect(wantedPath('?from=https%3A%2F%2Fexample.org', '/base/')).toBeUndefined();
  expect(wantedPath('?from=%2F%2Fexample.org%2Fbase%2F', '/base/')).toBeUndefined();
  expect(wantedPath('', '/base/')).toBeUndefined();
});
