import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { languageStyles } from './languageStyles';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-language-styles-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const write = (...names: string[]) => {
  fs.mkdirSync(path.join(siteDir, 'src/css/languages'), { recursive: true });
  names.forEach((name) => fs.writeFileSync(path.join(siteDir, 'src/css/languages', name), ''));
};
const styles = () => languageStyles(siteDir, ['en-US', 'zh-CN']);

it('finds none where there is no folder', () => {
  expect(styles()).toEqual([]);
});

it('finds the style sheets of the languages, and leaves other files', () => {
  write('zh-CN.css', '.zh-cn.css', 'README.md');
  expect(styles()).toEqual(['src/css/languages/zh-CN.css']);
});

it.each([
  ['zh-cn.css', 'Rename it to zh-CN.css'],
  ['es.css', 'Rename it to en-US.css or zh-CN.css'],
])('refuses %s, which nothing would use', (name, remedy) => {
  write(name);
  expect(styles).toThrow(
    `src/css/languages/${name}: the site has no language "${path.basename(name, '.css')}", so nothing uses the style sheet. ${remedy}; or add the language to src/languages/languages.ts.`,
  );
});
