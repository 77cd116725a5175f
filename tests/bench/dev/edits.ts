import { BASE } from '../../support/site';

/** An edit of the site, and what shows in the browser that it has arrived. */
export interface Edit {
  what: string;
  file: string;
  /** Makes the new text from the old one. */
  change: (text: string) => string;
  /** Address of the page to look at, below the origin. */
  page: string;
  /** Selector of what has to be in view; a demo starts there. */
  at?: string;
  /** Expression of the browser that is true once the edit is on the screen. */
  seen: string;
  /** Time that it may take on an idle machine (s). */
  goal: number;
}

/** A word that is nowhere on the site. */
const MARK = 'Zyzzyva';
const shown = `document.body.innerText.includes('${MARK}')`;
const CHINESE = 'i18n/zh-CN/docusaurus-plugin-content-docs/current/intro';

/** The edits under `npm start`. */
export const EDITS: Edit[] = [
  {
    what: 'a page',
    file: 'docs/intro/core-ideas.mdx',
    change: (text) => `${text}\n${MARK}.\n`,
    page: `${BASE}intro/core-ideas`,
    seen: shown,
    goal: 3,
  },
  {
    what: 'front matter',
    file: 'docs/intro/core-ideas.mdx',
    change: (text) => text.replace(/^subtitle: .+$/m, `subtitle: ${MARK} again`),
    page: `${BASE}intro/core-ideas`,
    seen: `document.body.innerText.includes('${MARK} again')`,
    goal: 3,
  },
  {
    what: 'a demo',
    file: 'demos/layout/direction.tsx',
    change: (text) => text.replace('Side by side', `${MARK} by side`),
    page: `${BASE}intro/layout`,
    at: '#layout-direction',
    seen: `document.querySelector('#layout-direction [data-demo-preview]')?.innerText.includes('${MARK}')`,
    goal: 2,
  },
  {
    what: 'a style',
    file: 'src/css/tokens.css',
    change: (text) => `${text}\n:root {\n  --bench: seen;\n}\n`,
    page: `${BASE}intro/layout`,
    seen: "getComputedStyle(document.documentElement).getPropertyValue('--bench') === 'seen'",
    goal: 5,
  },
  {
    what: 'a theme component',
    file: 'plugins/page-frame/footer/Footer.tsx',
    change: (text) => text.replace('<footer', '<footer data-bench="seen"'),
    page: `${BASE}intro/layout`,
    seen: "document.querySelector('footer[data-bench]') !== null",
    goal: 5,
  },
  {
    what: 'the library',
    file: 'packages/bindform/src/useItem.tsx',
    change: (text) => text.replace("true ? '*'", `true ? '${MARK}'`),
    page: `${BASE}intro/layout`,
    at: '#layout-required',
    seen: `document.querySelector('#layout-required [data-demo-preview]')?.innerText.includes('${MARK}')`,
    goal: 5,
  },
];

/** The edits under `npm run start:zh`. */
export const CHINESE_EDITS: Edit[] = [
  {
    what: 'a Chinese page',
    file: `${CHINESE}/core-ideas.mdx`,
    change: (text) => `${text}\n${MARK}。\n`,
    page: `${BASE}zh-CN/intro/core-ideas`,
    seen: shown,
    goal: 3,
  },
  {
    what: 'Chinese front matter',
    file: `${CHINESE}/core-ideas.mdx`,
    change: (text) => text.replace(/^subtitle: .+$/m, `subtitle: ${MARK} 二`),
    page: `${BASE}zh-CN/intro/core-ideas`,
    seen: `document.body.innerText.includes('${MARK} 二')`,
    goal: 3,
  },
  {
    what: 'Chinese texts of a demo',
    // Another mark than that of the demo itself, which is edited before.
    file: 'i18n/zh-CN/demos/layout/direction.json',
    change: (text) => text.replace('"排列方向"', `"${MARK} 三"`),
    page: `${BASE}zh-CN/intro/layout`,
    at: '#layout-direction',
    seen: `document.querySelector('#layout-direction')?.innerText.includes('${MARK} 三')`,
    goal: 3,
  },
];
