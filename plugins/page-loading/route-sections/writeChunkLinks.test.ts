import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeChunkLinks } from './writeChunkLinks';

const SCRIPT = '<script type=text/deferred src=/base/main.js></script>';

test('each page names its own files before the scripts of the app', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.mkdirSync(path.join(outDir, 'intro'));
  for (const name of ['index.html', 'intro/start.html']) {
    fs.writeFileSync(path.join(outDir, name), `<head>${SCRIPT}${SCRIPT}</head>`);
  }
  const pages = [
    { path: '/base/', files: ['/base/1.js'] },
    { path: '/base/intro/start', files: ['/base/2.js', '/base/3.js'] },
  ];
  await writeChunkLinks(pages, outDir, '/base/');
  const written = (name: string) => fs.readFileSync(path.join(outDir, name), 'utf8');
  const link = (file: string) => `<link rel=deferred href=${file}>`;
  expect(written('index.html')).toBe(`<head>${link('/base/1.js')}${SCRIPT}${SCRIPT}</head>`);
  expect(written('intro/start.html')).toBe(
    `<head>${link('/base/2.js')}${link('/base/3.js')}${SCRIPT}${SCRIPT}</head>`,
  );
});
