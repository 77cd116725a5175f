import { DEFAULT_EXPORT, demo, DEMO, inDemo, type Slip } from './slip';

/** Slips in demos. */
export const DEMO_SLIPS: Slip[] = [
  inDemo('a demo without title', demo(DEFAULT_EXPORT, '@description D'), `${DEMO}:1`),
  inDemo('an unknown tag', demo(DEFAULT_EXPORT, '@title One\n * @titel Two'), `${DEMO}:2`),
  inDemo(
    'an inspector that does not exist',
    demo(DEFAULT_EXPORT, '@title One\n * @inspect all'),
    `${DEMO}:2`,
  ),
  inDemo('a demo without default export', demo('export const One = 1;'), `${DEMO}:1`),
  inDemo('code that is not closed', demo('export default () => <p>;'), `${DEMO}:2`),
  inDemo('a conflict of git in a demo', demo(`<<<<<<< HEAD\n${DEFAULT_EXPORT}`), `${DEMO}:2`),
  inDemo('a demo that imports itself', demo(`import './one';\n${DEFAULT_EXPORT}`), `${DEMO}:2`),
  ...['two.jsx', 'two.ts'].map((name) => ({
    what: `a demo in ${name}`,
    files: { [`demos/page/${name}`]: demo(DEFAULT_EXPORT, '@title Two') },
    at: `demos/page/${name}: `,
  })),
  {
    what: 'a demo in no folder',
    files: { 'demos/two.tsx': demo(DEFAULT_EXPORT, '@title Two') },
    at: 'demos/two.tsx: ',
  },
  inDemo('an import of nothing', demo(`import './one/a';\n${DEFAULT_EXPORT}`), `${DEMO}:2`),
  inDemo(
    'an import from another demo',
    demo(`import '../other/two';\n${DEFAULT_EXPORT}`),
    `${DEMO}:2`,
  ),
  inDemo('an import of an image', demo(`import './plan.png';\n${DEFAULT_EXPORT}`), `${DEMO}:2`),
  inDemo(
    'a package that is not installed',
    demo(`import 'nowhere';\n${DEFAULT_EXPORT}`),
    `${DEMO}:2`,
  ),
  {
    what: 'imports in a circle',
    files: {
      [DEMO]: demo(`import './one/a';\n${DEFAULT_EXPORT}`),
      'demos/page/one/a.ts': "import './b';",
      'demos/page/one/b.ts': "import './a';",
    },
    at: 'demos/page/one/b.ts:1: ',
  },
  {
    what: 'a space in the name of a demo',
    files: { 'demos/page/one more.tsx': demo(DEFAULT_EXPORT) },
    at: 'demos/page/one more.tsx: ',
  },
  {
    what: 'two demos with one id',
    files: {
      'demos/page/one-a.tsx': demo(DEFAULT_EXPORT),
      'demos/page-one/a.tsx': demo(DEFAULT_EXPORT),
    },
    at: 'demos/page/one-a.tsx: ',
  },
  {
    what: 'two demos of a page with one title',
    files: { 'demos/page/two.tsx': demo(DEFAULT_EXPORT) },
    at: 'demos/page/two.tsx:1: ',
  },
  inDemo(
    'an import of the site in a demo',
    demo(`import '@site/src/components/Chart';\n${DEFAULT_EXPORT}`),
    `${DEMO}:2`,
  ),
  inDemo(
    'an import of Docusaurus in a demo',
    demo(`import '@docusaurus/Link';\n${DEFAULT_EXPORT}`),
    `${DEMO}:2`,
  ),
  inDemo('a module of Node in a demo', demo(`import 'node:fs';\n${DEFAULT_EXPORT}`), `${DEMO}:2`),
  {
    what: 'an import of a file beside without a dot',
    files: { [DEMO]: demo(`import 'one/rows';\n${DEFAULT_EXPORT}`), 'demos/page/one/rows.ts': '' },
    at: `${DEMO}:2: `,
  },
  {
    what: 'a comma too many in JSON of a demo',
    files: {
      [DEMO]: demo(`import './one/data.json';\n${DEFAULT_EXPORT}`),
      'demos/page/one/data.json': '{\n  "a": 1,\n}\n',
    },
    at: 'demos/page/one/data.json:3: ',
  },
  {
    what: 'an image in CSS of a demo',
    files: {
      [DEMO]: demo(`import './one/style.css';\n${DEFAULT_EXPORT}`),
      'demos/page/one/style.css': 'p {\n  background: url(../plan.png);\n}\n',
    },
    at: 'demos/page/one/style.css:2: ',
  },
];
