import iconv from 'iconv-lite';
import { FIXTURE } from './engine/searchFixture';
import { INDEX_ENCODING, packIndex, unpackIndex, type PackedIndex } from './packedIndex';

it('is read as it was written', () => {
  const routes = [
    ...FIXTURE.routes,
    { id: 'index@layout', path: '/b/', isLayout: true, prerender: false },
    { id: 'intro', path: '/b/intro', parentId: 'index@layout', isLayout: false, prerender: true },
    {
      id: '~demos/vaild-basic',
      path: '/b/~demos/vaild-basic',
      isLayout: false,
      prerender: true,
    },
  ];
  const index = { ...FIXTURE, routes };
  const bytes = iconv.encode(JSON.stringify(packIndex(index, '/b/')), INDEX_ENCODING);
  const text = new TextDecoder(INDEX_ENCODING).decode(bytes);
  expect(unpackIndex(JSON.parse(text) as PackedIndex)).toEqual(index);
});

it('keeps every character', () => {
  const text = '表单 “form” — 🙂 ﬁ é \u00a0 € ✓ → 㐀 𠮷';
  const bytes = iconv.encode(text, INDEX_ENCODING);
  expect(new TextDecoder(INDEX_ENCODING).decode(bytes)).toBe(text);
});

it('has no rows without pages', () => {
  const empty = { routes: [], nav: [], pages: [], demos: [], questionWords: [], pinyin: {} };
  expect(unpackIndex(packIndex(empty, '/b/'))).toEqual(empty);
});
