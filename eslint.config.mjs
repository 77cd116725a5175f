import fs from 'node:fs';
import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Other plugins that a plugin may import; it may import what is shared as well. */
const ALLOWED = {
  'api-reference': ['code-blocks'],
  'deferred-start': ['page-loading'],
  demos: ['code-blocks', 'deferred-start', 'live-editor', 'online-editors'],
  'live-editor': ['code-blocks'],
  'markdown-pages': ['api-reference', 'demos', 'navigation'],
  playground: ['demos', 'live-editor'],
};
const SHARED = ['caches', 'components', 'css', 'languages', 'mdx', 'postBuild', 'upstream'];

const below = (folder, names) => names.map((name) => `./${folder}/${name}`);
const others = (folder, allowed) =>
  fs.readdirSync(folder).filter((name) => !allowed.includes(name));

/** Imports that are not allowed: all that have no arrow in ARCHITECTURE.md. */
const zones = [
  ...fs.readdirSync('plugins').map((name) => ({
    target: `./plugins/${name}`,
    from: [
      ...below('plugins', others('plugins', [name, ...(ALLOWED[name] ?? [])])),
      ...below('src', others('src', SHARED)),
      './packages',
      './tests',
      './docusaurus.config.ts',
    ],
  })),
  {
    target: below('src', SHARED),
    from: ['./plugins', './packages', './tests', ...below('src', others('src', SHARED))],
  },
  { target: './src', from: ['./packages', './tests'] },
  {
    target: './packages/bindform',
    from: ['./plugins', './src', './tests', './packages/site-tools'],
  },
  { target: './packages/site-tools', from: ['./tests', ...below('src', others('src', SHARED))] },
];

const ANY_TYPE = {
  selector: 'TSAnyKeyword',
  message: 'Name the type, or use unknown and narrow it.',
};
const PRIVATE_PART =
  'This is a private part of another package, which an upgrade may change. Give it a documented export in src/upstream, and import that.';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      'build',
      '**/.docusaurus*',
      '**/dist',
      'static',
      'src/samples',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-require-imports': 'off',
      'no-restricted-syntax': ['error', ANY_TYPE],
    },
  },
  {
    // What readers copy, and what they build on, is accepted by React Compiler.
    files: ['demos/**/*.{ts,tsx}', 'packages/bindform/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.tsx'],
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.flat.recommended.rules).map((name) => [name, 'error']),
    ),
  },
  {
    files: ['{src,plugins,packages}/**/*.{ts,tsx}', 'docusaurus.config.ts'],
    // The second compares such parts with what was reviewed.
    ignores: ['src/upstream/**', 'packages/site-tools/upstream/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // What a plugin itself generates is in a folder below @generated.
              regex: '^@docusaurus/[^/]+/(lib|internal)\\b|^@easyops-cn/|^@generated/[^/]+$',
              message: PRIVATE_PART,
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ANY_TYPE,
        ...[
          'Identifier[name=/^(__webpack_require__|DOCUSAURUS_.+)$/]',
          'MemberExpression[object.name="window"][property.name="docusaurus"]',
          'Literal[value=/^@docusaurus\\u002F.+\\u002Flib\\u002F|^@easyops-cn\\u002F|runtime~main|^__toc/]',
          'Property[key.value=/^@(docusaurus|theme-init)\\u002F/]',
        ].map((selector) => ({ selector, message: PRIVATE_PART })),
      ],
    },
  },
  {
    files: ['{src,plugins,packages}/**/*.{ts,tsx}'],
    // Tests may import test support and what they test from anywhere; a form that is compared imports the
    // library, as a reader's does.
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'plugins/comparison/{forms,guide}/**'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    files: ['{src,plugins,demos}/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A region or group that scrolls has to take the focus, or the keyboard could not scroll it.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { roles: ['tabpanel', 'region', 'group'], tags: [] },
      ],
    },
  },
  {
    files: ['{src,plugins}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
);
