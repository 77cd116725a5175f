import type { PageFrontMatter } from './frontMatter';
import { localeMismatches } from './localeMismatches';

const english: PageFrontMatter = { order: 1, group: { title: 'Docs', order: 2 }, toc: 'menu' };
const translated: PageFrontMatter = { order: 1, group: { title: '指南', order: 2 }, toc: 'menu' };

const mismatches = (local: PageFrontMatter) =>
  localeMismatches([
    {
      doc: { id: 'a/x', frontMatter: {}, source: '@site/zh/a/x.mdx', sourceDirName: 'a' },
      file: 'zh/a/x.mdx',
      local,
      english,
    },
  ]);

describe('localeMismatches', () => {
  it('finds none where only titles differ', () => {
    expect(mismatches(translated)).toEqual([]);
  });

  it.each([
    [{ ...translated, order: 3 }, 'zh/a/x.mdx: "order" is 3, in English 1. Write the same.'],
    [
      { ...translated, toc: undefined },
      'zh/a/x.mdx: "toc" is not given, in English "menu". Write the same.',
    ],
    [
      { ...translated, group: { title: '指南', order: 0 } },
      'zh/a/x.mdx: "group.order" is 0, in English 2. Write the same.',
    ],
    [
      { ...translated, nav: { title: '文档' } },
      'zh/a/x.mdx: "nav" is given, but not in English. Remove it, or add it there.',
    ],
    [
      { ...translated, debug: true },
      'zh/a/x.mdx: "debug" is true, in English not given. Write the same.',
    ],
  ])('reports %j', (local: PageFrontMatter, message) => {
    expect(mismatches(local)).toEqual([message]);
  });

  it('reports a missing group once', () => {
    expect(mismatches({ ...translated, group: undefined })).toEqual([
      'zh/a/x.mdx: "group" is missing. Translate its title from the English page.',
    ]);
  });
});
