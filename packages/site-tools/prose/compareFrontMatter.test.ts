import type { StructuredFrontMatter } from '../../../plugins/navigation/frontMatter';
import { compareFrontMatter } from './compareFrontMatter';

const english: StructuredFrontMatter = {
  order: 1,
  group: { title: 'Docs', order: 2 },
  toc: 'menu',
};
const translated: StructuredFrontMatter = {
  order: 1,
  group: { title: '指南', order: 2 },
  toc: 'menu',
};

const mismatches = (local: StructuredFrontMatter) => compareFrontMatter({ local, english });

describe('compareFrontMatter', () => {
  it('finds none where only titles differ', () => {
    expect(mismatches(translated)).toEqual([]);
  });

  it.each([
    [{ ...translated, order: 3 }, '"order" is 3, in English 1. Write the same.'],
    [{ ...translated, toc: undefined }, '"toc" is not given, in English "menu". Write the same.'],
    [
      { ...translated, group: { title: '指南', order: 0 } },
      '"group.order" is 0, in English 2. Write the same.',
    ],
    [
      { ...translated, nav: { title: '文档' } },
      '"nav" is given, but not in English. Remove it, or add it there.',
    ],
    [{ ...translated, debug: true }, '"debug" is true, in English not given. Write the same.'],
    [{ ...translated, draft: true }, '"draft" is true, in English not given. Write the same.'],
    [{ ...translated, slug: '/y' }, '"slug" is "/y", in English not given. Write the same.'],
  ])('reports %j', (local: StructuredFrontMatter, message) => {
    expect(mismatches(local)).toEqual([message]);
  });

  it('reports a missing group once', () => {
    expect(mismatches({ ...translated, group: undefined })).toEqual([
      '"group" is missing. Translate its title from the English page.',
    ]);
  });
});
