import path from 'node:path';
import reviewed from './reviewed.json';
import { upstreamFiles, upstreamProblems } from './upstreamFiles';

const files = upstreamFiles(path.resolve(__dirname, '../../..'));

describe('upstream files', () => {
  it('are those that ours were compared with (else compare, then: npm run upstream:accept)', () => {
    expect(upstreamProblems(files, reviewed)).toEqual([]);
  });

  it('include every component that says it replaces or wraps one', () => {
    expect(files.map(({ ours }) => ours)).toEqual(
      expect.arrayContaining([
        'src/theme/CodeBlock/index.tsx',
        'plugins/navigation/theme/TOC/index.tsx',
        'plugins/page-frame/theme/Root/index.tsx',
        'plugins/page-frame/theme/NavbarItem/index.tsx',
      ]),
    );
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
