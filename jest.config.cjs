const fs = require('node:fs');
const path = require('node:path');

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

/** Packages that ship only ES modules and so have to be transformed for Jest. */
const ESM_PACKAGES = [
  '@docusaurus',
  '@easyops-cn',
  '@ant-design/(?:colors|fast-color)',
  'unist-util-[^/]+',
  'mdast-util-[^/]+',
  'unified',
  'vfile[^/]*',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'remark-[^/]+',
  'rehype-[^/]+',
  'hast-util-[^/]+',
  'hastscript',
  '(?:property|html-whitespace)-[^/]+',
  '(?:space|comma)-separated-tokens',
  'trim-trailing-lines',
  '@ungap',
  'web-namespaces',
  'html-void-elements',
  'collapse-white-space',
  'rehype-minify-whitespace',
  'parse5',
  'entities',
  'micromark[^/]*',
  'estree-util-[^/]+',
  'parse-entities',
  'stringify-entities',
  'character-(?:entities|reference)[^/]*',
  'decode-named-character-reference',
  'is-(?:alphanumerical|alphabetical|decimal|hexadecimal)',
  'longest-streak',
  'markdown-table',
  'zwitch',
  'ccount',
  'escape-string-regexp',
  'pixelmatch',
  'stemmer',
  'loupe',
  '(?:react-intl|@formatjs/.+|intl-messageformat)',
];

/** The theme folder of each plugin that has one. */
const themeFolders = fs
  .readdirSync(path.join(__dirname, 'plugins'))
  .map((name) => `plugins/${name}/theme`)
  .filter((folder) => fs.existsSync(path.join(__dirname, folder)));

/** Resolves what Docusaurus resolves by webpack alias: themes in their order, client exports, the library. */
const moduleNameMapper = {
  '\\.module\\.css$': 'identity-obj-proxy',
  '\\.css$': '<rootDir>/tests/support/emptyModule.cjs',
  '^@site/(.*)$': '<rootDir>/$1',
  '^@theme-(?:original|init)/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
  '^@theme/(.*)$': [
    '<rootDir>/src/theme/$1',
    ...themeFolders.map((folder) => `<rootDir>/${folder}/$1`),
    '@docusaurus/theme-classic/lib/theme/$1',
    '@docusaurus/core/lib/client/theme-fallback/$1',
  ],
  '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z].*)$':
    '@docusaurus/core/lib/client/exports/$1',
  '^bindform/actions$': '<rootDir>/packages/bindform/src/actions.ts',
  '^bindform/devtools$': '<rootDir>/packages/bindform/src/devtools.ts',
  '^bindform/(locales|persist|undo)$': '<rootDir>/packages/bindform/src/$1.ts',
  '^bindform$': '<rootDir>/packages/bindform/src/index.ts',
};

const common = {
  rootDir: __dirname,
  transform: {
    '\\.compiled\\.tsx$': ['<rootDir>/tests/support/compileForJest.cjs', swc[1]],
    '\\.[cm]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  moduleNameMapper,
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/packages/.*/dist/'],
};

/** Tests next to the source that take over ten seconds; `npm test` leaves them to `npm run test:all`. */
const SLOW_UNITS = '\\.slow\\.test\\.tsx?$';

const folders = ['plugins', 'src', 'tests/unit', 'tests/samples', 'packages'];
/** The library's React 18 is outside the workspaces, so that npm ci meets no two Reacts. */
const react18 = '<rootDir>/tests/react18/node_modules';

/** Tests in Chromium, over the built site. */
const inChromium = {
  ...common,
  testEnvironment: '<rootDir>/tests/support/browserEnvironment.ts',
  globalSetup: '<rootDir>/tests/support/serveBuild.ts',
  globalTeardown: '<rootDir>/tests/support/stopServers.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/support/patience.ts'],
};

/** A folder of `tests/slow`, whose tests `npm test` leaves to `npm run test:all`. */
const slow = (group) => ({
  ...inChromium,
  displayName: `slow-${group}`,
  testMatch: [`<rootDir>/tests/slow/${group}/**/*.slow.test.ts`],
});

/** @type {import('jest').Config} */
module.exports = {
  // Jest would leave a core to itself, of the two that continuous integration has. The tests in Chromium
  // have three workers, since they wait now and then.
  maxWorkers: 2,
  // On a busy machine, a test that takes a second otherwise may take ten.
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/tests/support/runReporter.cjs'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      testPathIgnorePatterns: [SLOW_UNITS],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.tsx`),
      testPathIgnorePatterns: [SLOW_UNITS],
    },
    {
      ...common,
      displayName: 'site',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/support/ensureBuild.ts',
      testMatch: ['<rootDir>/tests/site/**/*.test.ts'],
    },
    {
      ...inChromium,
      displayName: 'e2e',
      testMatch: ['<rootDir>/tests/{e2e,a11y,visual}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'slow-units',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.slow.test.{ts,tsx}`),
    },
    slow('build'),
    slow('packages'),
    slow('guides'),
    slow('projects'),
    slow('a11y'),
    slow('pages'),
    { ...slow('engines'), globalSetup: '<rootDir>/tests/support/engines/serveToEngines.ts' },
    {
      ...inChromium,
      displayName: 'slow-compiler',
      globalSetup: '<rootDir>/tests/support/serveCompiledBuild.ts',
      testMatch: ['<rootDir>/tests/e2e/{guides/*,home}.test.ts'],
    },
    {
      ...common,
      displayName: 'react18',
      testEnvironment: 'jsdom',
      globalSetup: '<rootDir>/tests/support/installReact18.ts',
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      testMatch: ['<rootDir>/packages/**/*.test.tsx'],
      moduleNameMapper: {
        '^(react|react-dom|@testing-library/react|@testing-library/dom)(/.*)?$': `${react18}/$1$2`,
        ...moduleNameMapper,
      },
    },
  ],
};
