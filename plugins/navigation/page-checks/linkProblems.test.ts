import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPage } from '../../../src/mdx/parsePage';
import { linkProblems } from './linkProblems';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-links-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
};
write(
  'docs/guide/other.mdx',
  '---\ntitle: O\n---\n\n## Here {#here}\n\n<Demo id="other-demo" />\n',
);
write('docs/guide/made.mdx', '<API id="Form" />\n');
write('docs/guide/plan.png', '');
write('docs/guide/chart.tsx', '');
write('docs/intro/start.mdx', '');

function problems(text: string, { file = 'docs/guide/page.mdx', anchors = true } = {}) {
  write(file, `---\ntitle: T\n---\n\n${text}\n`);
  const { tree } = readPage(path.join(siteDir, file));
  const pages = ['/guide/page', '/guide/other'];
  const siteUrl = 'https://example.com/base/';
  return linkProblems({ siteDir, file, tree, anchors, pages, siteUrl });
}

it('finds none where every link leads somewhere', () => {
  expect(
    problems(
      [
        '## Own {#own}',
        '[a](#own) [b](./other.mdx#here) [c](other.mdx#other-demo) [d](./made.mdx#member)',
        "import A from './other.mdx';\nimport B from '@site/docs/guide/chart';\nimport C from '@theme/C';",
        '[l](/guide/other#here) [m](/guide/other.md) [n](//example.org/guide/x) [o](https://localhost.example.org)',
        '[p](https://example.com) ![q](https://example.com/basement/a.png) [r](https://example.com/base/v1/guide/other)',
        '[e](https://example.org/x#y) [f](/playground) [g](pathname:///x.txt) ![h](./plan.png)',
        '[i]: ./other.mdx',
        '[j](./other.mdx?tab=a#here) ![k](@site/static/plan.png)',
      ].join('\n\n'),
    ),
  ).toEqual([]);
});

it.each([
  [
    "the writer's own computer",
    '[a](http://localhost:3000/bindform/guide/other)',
    'the link leads to "http://localhost:3000/bindform/guide/other", on your own computer. Write the path of a file, seen from this one, such as ./start.mdx, or put the address into backticks.',
  ],
  [
    'the published site',
    '[a](https://example.com/base/guide/other#here)',
    'the link leads to "https://example.com/base/guide/other#here", on the published site, so it leaves a preview and another language. Write the path of a file, seen from this one, such as ./start.mdx; or pathname:///feed.xml for a file that is no page.',
  ],
  [
    'the home page of the published site',
    '[a]: http://EXAMPLE.com/base',
    'the link leads to "http://EXAMPLE.com/base", on the published site, so it leaves a preview and another language. Write the path of a file, seen from this one, such as ./start.mdx; or pathname:///feed.xml for a file that is no page.',
  ],
  [
    'an image of the published site',
    '![a](//example.com/base/plan.png)',
    'the image leads to "//example.com/base/plan.png", on the published site, so it leaves a preview and another language. Write the path of a file, seen from this one, such as ./form.png; or pathname:///feed.xml for a file that is no page.',
  ],
  [
    'a page',
    '[a](./othr.mdx)',
    'the link leads to "./othr.mdx", which does not exist. Write "./other.mdx".',
  ],
  [
    'capitals',
    '[a](./Other.mdx)',
    'the link leads to "./Other.mdx", which does not exist. Write "./other.mdx".',
  ],
  [
    'a folder',
    '[a](../nowhere/at-all.mdx)',
    'the link leads to "../nowhere/at-all.mdx", which does not exist. Write the path of a file, seen from this one.',
  ],
  [
    'a page of another folder',
    '[a](./strat.mdx)',
    'the link leads to "./strat.mdx", which does not exist. Write "../intro/start.mdx".',
  ],
  [
    'an image',
    '![a](./plam.png)',
    'the image leads to "./plam.png", which does not exist. Write "./plan.png".',
  ],
  [
    'an address',
    '[a](/guide/othr#here)',
    'the link leads to "/guide/othr", where no page is. Write "/guide/other".',
  ],
  [
    'an imported file',
    "import A from './Chart';",
    'the page imports "./Chart", which does not exist. Write the path of a file, seen from this one, such as ./Chart.tsx.',
  ],
  [
    'a heading',
    '[a](./other.mdx#heer)',
    'the link leads to "#heer", but no heading there has this id. Write "here".',
  ],
  [
    'a heading here',
    '## A {#own}\n[a](#other-thing)',
    'the link leads to "#other-thing", but no heading there has this id. Write one of: own.',
  ],
])('names the line, the slip and the remedy for a link to %s', (_what, text, said) => {
  const line = text.includes('\n') ? 6 : 5;
  expect(problems(text)).toEqual([`docs/guide/page.mdx:${line}: ${said}`]);
});

it('survives addresses that cannot be decoded', () => {
  expect(problems('[a](./100%.mdx)')).toHaveLength(1);
});

it('takes the English file where a language has none, and leaves headings that it lacks', () => {
  const file = 'i18n/zh-CN/docusaurus-plugin-content-docs/current/guide/page.mdx';
  expect(problems('[a](./other.mdx#later)', { file, anchors: false })).toEqual([]);
  expect(problems('[a](./gone-page.mdx)', { file, anchors: false })).toHaveLength(1);
});

it('names the line of an import among others', () => {
  expect(
    problems("import A from './chart';\nimport B from './chart.tsx';\nimport C from './nowhere';"),
  ).toEqual([expect.stringContaining('docs/guide/page.mdx:7: the page imports "./nowhere"')]);
});
