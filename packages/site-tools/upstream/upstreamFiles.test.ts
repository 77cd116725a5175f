import fs from 'node:fs';
import path from 'node:path';
import reviewed from './reviewed.json';
import { themeFiles, upstreamFiles, upstreamProblems } from './upstreamFiles';

const SITE_DIR = path.resolve(__dirname, '../../..');
const HEADER = /^\/\/ (?:Replaces|Wraps|Adds) /;

const files = upstreamFiles(SITE_DIR);

describe('upstream files', () => {
  it('are those that ours were compared with (else compare, then: npm run upstream:accept)', () => {
    expect(upstreamProblems(files, reviewed)).toEqual([]);
  });

  it('include every component that says it replaces or wraps one', () => {
    const marked = themeFiles(SITE_DIR).filter((file) =>
      HEADER.test(fs.readFileSync(path.join(SITE_DIR, file), 'utf8')),
    );
    const known = files.map(({ ours }) => ours);
    expect(marked.length).toBeGreaterThan(20);
    expect(marked.filter((file) => !known.includes(file))).toEqual([]);
  });

  it('are replaced by files that delegate: short, and without their own style', () => {
    const thick = themeFiles(SITE_DIR).filter((file) => {
      const source = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
      return HEADER.test(source) && (source.split('\n').length > 36 || source.includes('.css'));
    });
    expect(thick).toEqual([]);
  });

  it('say what to do when one has changed, is gone, or is no longer used', () => {
    const [first, second] = files;
    const { [first.upstream]: _, ...others } = reviewed as Record<string, string>;
    expect(upstreamProblems(files, { ...others, [first.upstream]: 'older' })).toEqual([
      `${first.upstream} has changed: compare ${first.ours} with it.`,
    ]);
    const gone = files.map((file) => (file === second ? { ...file, hash: undefined } : file));
    expect(upstreamProblems(gone, reviewed)).toEqual([
      `${second.upstream} is gone: find what took its place, and correct ${second.ours}.`,
    ]);
    expect(upstreamProblems(files, { ...reviewed, 'x/y.js': '1' })).toEqual([
      'x/y.js is no longer replaced or used.',
    ]);
  });
});
