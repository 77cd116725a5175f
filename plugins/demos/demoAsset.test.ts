import { demoAsset, highlightDemo } from './demoAsset';
import type { Demo } from './types';

const demo: Demo = {
  id: 'custom-rating',
  title: 'Rating',
  description: 'Stars',
  keywords: ['stars'],
  codeWords: ['stars'],
  crashes: false,
  client: false,
  files: [
    {
      path: 'custom/rating.tsx',
      source: "/** @title Rating */\nimport './rating/stars.css';\nsay(/* i18n */ 'Hi');\n",
    },
    { path: 'custom/rating/stars.css', source: '.star { color: red; }\n' },
  ],
  packages: { bindform: '1.5.0', react: '19.0.0' },
};

it('makes the asset: clean files by their own paths, packages by version', () => {
  expect(demoAsset(demo)).toEqual({
    id: 'custom-rating',
    title: 'Rating',
    description: 'Stars',
    keywords: ['stars'],
    dependencies: {
      'rating.tsx': { type: 'FILE', value: "import './rating/stars.css';\nsay('Hi');\n" },
      'rating/stars.css': { type: 'FILE', value: '.star { color: red; }\n' },
      bindform: { type: 'NPM', value: '1.5.0' },
      react: { type: 'NPM', value: '19.0.0' },
    },
  });
});

it('highlights every file in its own language', () => {
  const [entry, style] = highlightDemo(demo);
  expect(entry.name).toBe('rating.tsx');
  expect(entry.html).toContain('token keyword');
  expect(style.html).toContain('token property');
});
