import { packageVersions, type Lockfile } from './packageVersions';

const lockfile: Lockfile = {
  packages: {
    '': {},
    'packages/own': { version: '1.5.0', peerDependencies: { react: '>=18' } },
    'node_modules/own': { resolved: 'packages/own', link: true },
    'node_modules/react': { version: '19.1.0' },
    'node_modules/react-dom': { version: '19.1.1', peerDependencies: { react: '^19' } },
    'node_modules/kit': {
      version: '5.0.0',
      peerDependencies: { engine: '^2', absent: '*', '@types/react': '*' },
    },
    'node_modules/engine': { version: '2.3.4' },
    'node_modules/@types/react': { version: '19.0.0' },
  },
};

describe('packageVersions', () => {
  it('always has React, which runs the demo', () => {
    expect(packageVersions([], lockfile, 'a.tsx')).toEqual({
      react: '19.1.0',
      'react-dom': '19.1.1',
    });
  });

  it('resolves a package of the workspace', () => {
    expect(packageVersions(['own'], lockfile, 'a.tsx')).toMatchObject({ own: '1.5.0' });
  });

  it('adds the installed peers, but no types', () => {
    expect(Object.keys(packageVersions(['kit'], lockfile, 'a.tsx'))).toEqual([
      'engine',
      'kit',
      'react',
      'react-dom',
    ]);
  });

  it('first suggests the installed package whose name was misspelt', () => {
    expect(() => packageVersions(['engin'], lockfile, 'demos/a/b.tsx')).toThrow(
      'does not have. Write "engine", or if you mean another package, install it with: npm install -E engin',
    );
  });

  it('names file and package when one is not installed', () => {
    expect(() => packageVersions(['lodash'], lockfile, 'demos/a/b.tsx')).toThrow(
      'demos/a/b.tsx: imports "lodash", which package-lock.json does not have. Install it with: npm install -E lodash',
    );
  });
});
