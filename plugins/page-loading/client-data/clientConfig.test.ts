import type { DocusaurusConfig } from '@docusaurus/types';
import { clientConfig } from './clientConfig';

test('the browser gets what components read, and no option of a plugin', () => {
  const config = {
    title: 'Site',
    baseUrl: '/site/',
    themeConfig: { navbar: {} },
    future: { experimental_router: 'browser' },
    plugins: [['./plugin.ts', { folder: '/home/me/site' }]],
    ssrTemplate: '<!DOCTYPE html>',
  } as unknown as DocusaurusConfig;
  expect(Object.keys(clientConfig(config))).toEqual(['title', 'baseUrl', 'themeConfig', 'future']);
});
