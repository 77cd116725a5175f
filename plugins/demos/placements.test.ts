import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { docPages, findPlacements, type DocPage } from './placements';

let siteDir: string;

const page = (name: string, text: string): DocPage => {
  fs.writeFileSync(path.join(siteDir, `${name}.mdx`), text);
  return { source: `@site/${name}.mdx`, permalink: `/bindform/${name}`, title: name };
};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'placements-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

describe('findPlacements', () => {
  it('finds the pages of each demo, in the order of the pages', () => {
    const first = page('first', '<Demo id="a" />\n\n<DemoGrid>\n  <Demo id="b" />\n</DemoGrid>');
    const second = page('second', "<Demo\n  id='a'\n/>");
    const found = findPlacements([first, second], ['a', 'b', 'c'], siteDir);
    expect([...found]).toEqual([
      ['a', [first, second]],
      ['b', [first]],
    ]);
  });

  it('puts the page first that a demo is called after', () => {
    const others = page('api', '<Demo id="form-item-start-own" />');
    const shorter = page('form-item', '<Demo id="form-item-start-own" />');
    const home = page('form-item-start', '<Demo id="form-item-start-own" />');
    const found = findPlacements([others, shorter, home], ['form-item-start-own'], siteDir);
    expect(found.get('form-item-start-own')).toEqual([home, shorter, others]);
  });

  it('looks into partials', () => {
    fs.writeFileSync(path.join(siteDir, '_part.mdx'), '<Demo id="a" />');
    const whole = page('whole', "import Part from './_part.mdx';\n\n<Part />");
    expect([...findPlacements([whole], ['a'], siteDir).keys()]).toEqual(['a']);
  });

  it.each([
    ['a fence', '```mdx\n<Demo id="x" />\n```'],
    ['a fence in a fence', '````md\n```mdx\n<Demo id="x" />\n```\n````'],
    ['inline code', 'Write `<Demo id="x" />` there.'],
    ['a comment', '{/* <Demo id="x" /> */}'],
  ])('takes no example in %s for a demo', (_name, text) => {
    expect(findPlacements([page('page', text)], [], siteDir).size).toBe(0);
  });

  it('names file, line and id of an unknown demo', () => {
    expect(() => findPlacements([page('start', '<Demo id="x" />')], ['a', 'b'], siteDir)).toThrow(
      'start.mdx:1: there is no demo "x". Write "a".',
    );
  });

  it('says where the demos are if none has a similar id', () => {
    const many = Array.from({ length: 20 }, (_, number) => `start-${number}`);
    expect(() => findPlacements([page('start', '<Demo id="other" />')], many, siteDir)).toThrow(
      'there is no demo "other". Write the id of one in the folder demos: that of demos/start/basic.tsx is start-basic.',
    );
  });

  it('refuses the same demo twice on a page', () => {
    const twice = page('start', '<Demo id="a" />\n\n<Demo id="a" />');
    expect(() => findPlacements([twice], ['a'], siteDir)).toThrow(
      'the demo "a" is on /bindform/start twice',
    );
  });
});

it('picks the pages of all docs plugins', () => {
  const doc = { source: '@site/a.mdx', permalink: '/a', title: 'A' };
  const content = { default: { loadedVersions: [{ docs: [doc] }] } };
  expect(docPages({ 'docusaurus-plugin-content-docs': content })).toEqual([doc]);
  expect(docPages({})).toEqual([]);
});
