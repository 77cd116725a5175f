import { makeCollection } from '../wholeCollection';
import type { IndexedPage } from '../searchIndex';
import { search } from './search';
import { FIXTURE } from './searchFixture';

const [page] = FIXTURE.pages;
const lists: IndexedPage = {
  ...page,
  path: '/b/intro/lists',
  title: 'Dynamic forms',
  description: 'Rows.',
  keywords: ['nested array', 'add row', '嵌套列表', 'drag'],
  sections: [
    { id: 'order', title: 'Reorder rows', text: 'Add and move them.' },
    { id: 'check', title: 'Validate rows', text: 'Each row has rules, as in superRefine.' },
    { id: 'nested', title: 'Nested lists', text: 'An array in an array.' },
    { id: 'qiantao', title: '嵌套的列表', text: '数组。' },
    { id: 'touch', title: 'Drag on the screen of a phone', text: 'By touch.' },
    { id: 'drag', title: 'Drag', text: 'By mouse.' },
  ],
};
const topics: IndexedPage = {
  ...page,
  path: '/b/add-ons',
  title: 'Save drafts, undo and redo',
  description: '',
  keywords: ['history'],
  sections: [
    { id: 'save', title: 'Save a draft (usePersist)', text: 'Kept for a day.' },
    { id: 'undo', title: 'Undo and redo (useUndo)', text: 'One step at a time.' },
    { id: 'key', title: 'Undo with a key of the keyboard', text: 'A step back.' },
  ],
};
const collection = makeCollection({ ...FIXTURE, pages: [...FIXTURE.pages, lists, topics] });
const first = (keywords: string) =>
  search(collection, keywords)
    .flatMap((group) => group.hints)
    .find(({ rank }) => rank === 0)?.link;

describe('a page found by its keywords', () => {
  it.each([
    ['nested array', 'the heading has a word, and the text the other', '#nested'],
    ['嵌套列表', 'the heading has the words of a run', '#qiantao'],
    ['superRefine dynamic', 'only one section has a rare word', '#check'],
    ['add row', 'several headings have the same word', ''],
    ['dynamic forms', 'the title has all words', ''],
    ['drag dynamic', 'a heading has only the word, and another has more', '#drag'],
  ])('for %s, where %s, opens at "%s"', (keywords, _reason, hash) => {
    expect(first(keywords)).toBe(`/b/intro/lists${hash}`);
  });

  it.each([
    ['undo', '#undo'],
    ['drafts', '#save'],
    ['save drafts, undo and redo', ''],
    ['undo superRefine', '#undo'],
  ])('for %s, one of the topics of its title, opens at "%s"', (keywords, hash) => {
    expect(first(keywords)).toBe(`/b/add-ons${hash}`);
  });
});

it('opens a page at its best section if its keywords and several sections have the words', () => {
  expect(first('history step time day')).toBe('/b/add-ons#undo');
  expect(first('history kept')).toBe('/b/add-ons#save');
  expect(first('history a')).toBe('/b/add-ons');
});

it('highlights the words of a keyword that is not on the page as a whole', () => {
  const [hint] = search(collection, '嵌套列表').flatMap((group) => group.hints);
  expect(hint).toMatchObject({ link: '/b/intro/lists#qiantao', words: ['嵌套', '列表'] });
});
