import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Section } from './routeModules';
import { writeSectionScripts } from './writeSectionScripts';

const script = (src: string) => `<script type=text/deferred src=${src}></script>`;
const APP = script('/base/runtime.js') + script('/base/main.js');

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sections-'));
afterAll(() => fs.rmSync(outDir, { recursive: true }));

test('the pages of a section have its script before those of the app', async () => {
  const file = (name: string) => path.join(outDir, name);
  fs.mkdirSync(file('intro'));
  for (const name of ['index.html', 'intro/start.html']) {
    fs.writeFileSync(file(name), `<head>${APP}</head>`);
  }
  const section = { pages: [{ path: '/base/intro/start' }] } as Section;
  await writeSectionScripts([{ section, src: '/base/1.js' }], outDir, '/base/');
  expect(fs.readFileSync(file('index.html'), 'utf8')).toBe(`<head>${APP}</head>`);
  expect(fs.readFileSync(file('intro/start.html'), 'utf8')).toBe(
    `<head>${script('/base/1.js')}${APP}</head>`,
  );
});
