import type { SearchHint } from '../worker/protocol';
import { search } from './search';
import { best, collection, hints, links } from './searchFound';

const marked = (hint: SearchHint | undefined) =>
  [...(hint?.highlightTitleTexts ?? []), ...(hint?.highlightTexts ?? [])]
    .filter((piece) => piece.highlighted)
    .map((piece) => piece.text);

describe('hints', () => {
  it('are grouped by navigation section in navbar order, best first', () => {
    const groups = search(collection, 'validation');
    expect(groups.map(({ title }) => title)).toEqual(['Docs', 'API']);
    const ranks = groups.map((group) => group.hints.map(({ rank }) => rank));
    for (const own of ranks) expect(own).toEqual([...own].sort((a, b) => a - b));
    expect(ranks.flat().sort((a, b) => a - b)).toEqual(ranks.flat().map((_, index) => index));
  });

  it.each([
    ['page', 'form validation', '/b/intro/vaild'],
    ['title', 'validate', '/b/intro/vaild#submit'],
    ['content', 'errors', '/b/intro/vaild#submit'],
    ['demo', 'register', '/b/intro/vaild#vaild-basic'],
    ['title', 'requireIndicator', '/b/api/props#requireindicator'],
  ])('are of type %s for %s', (type, keywords, link) => {
    expect(hints(keywords).find((hint) => hint.link === link)?.type).toBe(type);
  });

  it('weigh a page title 100 to the 10 of a title and the 1 of a text', () => {
    const of = (link: string, keywords: string) =>
      hints(keywords).find((hint) => hint.link === link)?.priority ?? 0;
    // Each of these words is on one page alone, so it is as rare as the others.
    const pageTitle = of('/b/zh/dongtai', '动态表单');
    expect(pageTitle / of('/b/zh/jiaoyan#async', '异步校验')).toBeCloseTo(10, 2);
    expect(pageTitle / of('/b/zh/jiaoyan#reset', '清除错误')).toBeCloseTo(100, 0);
  });

  it('have the highlighted title and the page title', () => {
    const [hint] = hints('submit');
    expect(hint).toMatchObject({ link: '/b/intro/vaild#submit', pageTitle: 'Form validation' });
    expect(marked(hint)).toEqual(['submit']);
  });

  it.each([
    ['validaton', 'validation'],
    ['jy', '校验'],
    ['formatCh', 'formatCh'],
    ['validate', 'validation'],
  ])('for %s highlight %s', (keywords, word) => {
    expect(marked(best(keywords))).toContain(word);
  });

  it('cut the text before a highlight to its last 20 characters', () => {
    const hint = hints('clearValidate').find(({ link }) => link.endsWith('#clear'));
    const [lead, found] = hint?.highlightTexts ?? [];
    expect(lead.text).toHaveLength(21);
    expect(found).toEqual({ text: 'clearValidate', highlighted: true });
  });

  it('show a page once, including matches in its introduction', () => {
    const own = links('validator').filter((link) => link === '/b/intro/vaild');
    expect(own).toHaveLength(1);
  });
});
