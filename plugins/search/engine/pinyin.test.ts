import { pinyinReadings } from '../indexing/pinyin';
import { pinyinRanges } from './pinyin';

const TITLES = ['表单校验', '重置表单', '绿色主题', '动态表单'];

function readings(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [syllable, characters] of Object.entries(pinyinReadings(TITLES))) {
    for (const character of characters) {
      map.set(character, [...(map.get(character) ?? []), syllable]);
    }
  }
  return map;
}

const places = (letters: string, title: string, isWord: (text: string) => boolean) =>
  pinyinRanges(letters, title, readings(), isWord).map((range) => title.slice(...range));

it.each([
  ['jiaoyan', '表单校验', ['校验']],
  ['jy', '表单校验', ['校验']],
  ['bdjy', '表单校验', ['表单校验']],
  ['biaodanjiaoyan', '表单校验', ['表单校验']],
  ['biaod', '表单校验', ['表单']],
  ['jiao', '表单校验', ['校']],
  ['chongzhi', '重置表单', ['重置']],
  ['lvse', '绿色主题', ['绿色']],
  ['dan', '动态表单', ['单']],
  ['xiaoyan', '表单校验', ['校验']],
  ['yanjiao', '表单校验', []],
  ['j', '表单校验', []],
  ['form', '表单校验', []],
])('%s in %s', (letters, title, expected) => {
  expect(places(letters, title, () => true)).toEqual(expected);
});

it('matches initials only of words, and full spellings anywhere', () => {
  const isWord = (text: string) => text === '校验';
  expect(places('jy', '表单校验', isWord)).toEqual(['校验']);
  expect(places('dj', '表单校验', isWord)).toEqual([]);
  expect(places('danjiao', '表单校验', isWord)).toEqual(['单校']);
});

it('lists each character under all its readings', () => {
  expect(pinyinReadings(['校验', '重置', 'Form'])).toEqual({
    chong: '重',
    jiao: '校',
    xiao: '校',
    yan: '验',
    zhi: '置',
    zhong: '重',
  });
});
