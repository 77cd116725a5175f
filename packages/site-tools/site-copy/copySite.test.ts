import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySite } from './copySite';

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-copied-'));
  const files = ['docs/a.mdx', 'packages/lib/src/a.ts', 'packages/lib/node_modules/x/a.js'];
  const others = ['node_modules/y/a.js', 'build/a.html', '.docusaurus-zh/a.json', '.git/HEAD'];
  for (const file of [...files, ...others]) {
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), file);
  }
});
afterEach(() => fs.rmSync(site, { recursive: true }));

test('a copy has the sources and nothing that is made from them, and may be changed', () => {
  const copy = copySite(site);
  expect(fs.readdirSync(copy.dir).sort()).toEqual(['docs', 'node_modules', 'packages']);
  expect(fs.readdirSync(path.join(copy.dir, 'packages/lib'))).toEqual(['src']);
  expect(fs.realpathSync(path.join(copy.dir, 'node_modules'))).toBe(
    fs.realpathSync(path.join(site, 'node_modules')),
  );
  fs.writeFileSync(path.join(copy.dir, 'docs/a.mdx'), 'changed');
  expect(fs.readFileSync(path.join(site, 'docs/a.mdx'), 'utf8')).toBe('docs/a.mdx');
  copy.remove();
  expect(fs.existsSync(copy.dir)).toBe(false);
  expect(fs.existsSync(path.join(site, 'node_modules/y/a.js'))).toBe(true);
});
