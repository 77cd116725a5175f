import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { writeRedirectPages, type BuiltSite } from './writeRedirectPages';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-redirects-'));
  fs.mkdirSync(path.join(outDir, 'intro'));
  fs.writeFileSync(
    path.join(outDir, 'intro/dymic.html'),
    '<title data-rh="true">动态表单 &amp; &lt;Form&gt; | Bindform</title>',
  );
});
afterEach(() => fs.rmSync(outDir, { recursive: true }));

const site = () =>
  ({
    outDir,
    baseUrl: '/bindform/zh-CN/',
    routesPaths: ['/bindform/zh-CN/intro/dymic', '/bindform/zh-CN/intro/start'],
    siteConfig: { url: 'https://example.org', title: 'Bindform' },
    i18n: { currentLocale: 'zh-CN', localeConfigs: { 'zh-CN': { htmlLang: 'zh-CN' } } },
  }) as unknown as BuiltSite;

test('a redirect page has a language, a title and a heading that leads to the page', async () => {
  await writeRedirectPages(site(), [{ from: '/intro/dynamic', to: '/intro/dymic' }]);
  const html = fs.readFileSync(path.join(outDir, 'intro/dynamic.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const title = '动态表单 & <Form> | Bindform';
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(document.title).toBe(title);
  expect(document.querySelector('h1 a')).toMatchObject({ textContent: title });
  expect(document.querySelector('h1 a')!.getAttribute('href')).toBe('/bindform/zh-CN/intro/dymic');
  expect(document.querySelector('link')!.href).toBe(
    'https://example.org/bindform/zh-CN/intro/dymic',
  );
});

test.each([
  [{ from: '/intro/dynamic', to: '/intro/gone' }, 'leads to "/intro/gone", where no page is'],
  [{ from: '/intro/start', to: '/intro/dymic' }, 'would hide a page'],
])('%j is refused', async (redirect, words) => {
  await expect(writeRedirectPages(site(), [redirect])).rejects.toThrow(words);
});
