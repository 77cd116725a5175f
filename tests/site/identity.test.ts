import fs from 'node:fs';
import path from 'node:path';
import { BASE, BUILD_DIR, LOCALES } from '../support/site';

const read = (file: string) => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');

it('the favicon knows the dark mode', () => {
  expect(read('favicon.svg')).toContain('prefers-color-scheme: dark');
});

it('the manifest names icons that are there, one of them maskable', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string; purpose?: string }[];
  };
  for (const { src } of icons) expect(read(src)).toContain('<svg');
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

it.each(LOCALES)('every page in $id knows icon and manifest', ({ prefix }) => {
  const html = read(`${prefix}intro/start.html`);
  expect(html).toMatch(new RegExp(`rel="?icon"? href="?${BASE}(?:${prefix})?favicon\\.svg`));
  expect(html).toMatch(new RegExp(`rel="?manifest"? href="?${BASE}manifest\\.webmanifest`));
});
