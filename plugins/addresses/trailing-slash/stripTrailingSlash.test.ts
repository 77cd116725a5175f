import { stripTrailingSlash } from './stripTrailingSlash';

const HOMES = ['/bindform/', '/bindform/zh-CN/'];

test.each([
  ['/bindform/', '/bindform/'],
  ['/bindform/zh-CN/', '/bindform/zh-CN/'],
  ['/bindform/intro/start', '/bindform/intro/start'],
  ['/bindform/intro/start/', '/bindform/intro/start'],
  ['/bindform/zh-CN/intro/start//', '/bindform/zh-CN/intro/start'],
  ['/', '/'],
])('%s becomes %s', (pathname, stripped) => {
  expect(stripTrailingSlash(pathname, HOMES)).toBe(stripped);
});
