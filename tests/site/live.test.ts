import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, LOCALES } from '../support/site';

const files = (folder: string, ending: string) =>
  fs
    .readdirSync(path.join(BUILD_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(BUILD_DIR, folder, name));
const read = (file: string) => fs.readFileSync(file, 'utf8');
const loadedBy = (html: string) =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)=["']?([^"'\s>]+)/g)].map(
    ([, address]) => path.basename(address),
  );

/** Words that only the compiler's code has. */
const COMPILER = 'Error transforming ';

describe('live editing', () => {
  it('has one engine: react-live is in no file', () => {
    const scripts = files('.', '.js');
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((file) => /react-live|use-editable/.test(read(file)))).toEqual([]);
  });

  it.each(LOCALES)('is loaded by no page of $id on its own', ({ prefix }) => {
    const compiler = files(`${prefix}assets/js`, '.js').filter((file) =>
      read(file).includes(COMPILER),
    );
    expect(compiler.length).toBeGreaterThan(0);
    const heavy = new Set([...compiler, ...files('live', '')].map((file) => path.basename(file)));
    const pages = files(prefix || '.', '.html').filter((file) => !/\/live\//.test(file));
    for (const page of pages) {
      expect(loadedBy(read(page)).filter((name) => heavy.has(name))).toEqual([]);
    }
  });

  it('has one frame for all languages, which may reach nothing', () => {
    const [frame, ...others] = files('.', '.html').filter((file) => /\/live\//.test(file));
    expect(others).toEqual([]);
    const html = read(frame);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'none'",
        "frame-src 'none'",
        "worker-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
      ]),
    );
    // It has nothing to load, so it needs no permission to.
    expect(loadedBy(html)).toEqual([]);
  });
});
