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

const imported = (...names: string[]) => new Map(names.map((name) => [name, 'demos/a/b.tsx:3']));

describe('packageVersions', () => {
  it('always has React, which runs the demo', () => {
    expect(packageVersions(imported(), lockfile)).toEqual({
      react: '19.1.0',
      'react-dom': '19.1.1',
    });
  });

  it('resolves a package of the workspace', () => {
    expect(packageVersions(imported('own'), lockfile)).toMatchObject({ own: '1.5.0' });
  });

  it('adds the installed peers, but no types', () => {
    expect(Object.keys(packageVersions(imported('kit'), lockfile))).toEqual([
      'engine',
      'kit',
      'react',
      'react-dom',
    ]);
  });

  it('first suggests the installed package whose name was misspelt', () => {
    expect(() => packageVersions(imported('engin'), lockfile)).toThrow(
      'does not have. Write "engine", or if you mean another package, install it with: npm install -E engin',
    );
  });

  it('names file, line and package when one is not installed', () => {
    expect(() => packageVersions(imported('lodash'), lockfile)).toThrow(
      'demos/a/b.tsx:3: imports "lodash", which package-lock.json does not have. Install it with: npm install -E lodash',
    );
  });
});
