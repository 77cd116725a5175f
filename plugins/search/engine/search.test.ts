import { makeCollection } from '../wholeCollection';
import { search } from './search';
import { FIXTURE } from './searchFixture';
import { best, collection, hints, links } from './searchFound';

describe('matching', () => {
  it.each([
    ['a word', 'validation', '/b/intro/vaild'],
    ['a word in another case', 'VALIDATION', '/b/intro/vaild'],
    ['another form of a word', 'validate', '/b/intro/vaild'],
    ['an unfinished last word', 'form valid', '/b/intro/vaild'],
    ['a missing letter', 'validaton', '/b/intro/vaild'],
    ['two letters swapped', 'vaildation', '/b/intro/vaild'],
    ['a typo in an unfinished word', 'requierInd', '/b/api/props#requireindicator'],
    ['a keyword', 'zod', '/b/intro/vaild'],
    ['a synonym', '验证', '/b/zh/jiaoyan'],
    ['a heading in a question', 'how do I validate on submit', '/b/intro/vaild#submit'],
    ['words of a page, and one of its headings', 'form submit', '/b/intro/vaild'],
    ['a part of a name', 'changeValue', '/b/api/props#formatchangevalue'],
    ['the beginning of a name', 'formatChange', '/b/api/props#formatchangevalue'],
    ['a name as separate words', 'format change value', '/b/api/props#formatchangevalue'],
    ['a symbol', '*', '/b/intro/layout#mark'],
    ['a demo', 'sign-up', '/b/intro/vaild#vaild-basic'],
    ['a word of a demo', 'register', '/b/intro/vaild#vaild-basic'],
    ['a Chinese word', '校验', '/b/zh/jiaoyan'],
    ['one Chinese character', '校', '/b/zh/jiaoyan'],
    ['Chinese across words', '单校', '/b/zh/jiaoyan'],
    ['Chinese in another order', '校验表单', '/b/zh/jiaoyan'],
    ['a Chinese question', '如何校验表单', '/b/zh/jiaoyan'],
    ['Chinese and Latin', '校验 promise', '/b/zh/jiaoyan'],
    ['pinyin', 'jiaoyan', '/b/zh/jiaoyan'],
    ['initials', 'jy', '/b/zh/jiaoyan'],
    ['initials of another page', 'dtbd', '/b/zh/dongtai'],
    ['a typo in the first letter', 'balidation', '/b/intro/vaild'],
    ['a missing first letter', 'alidation', '/b/intro/vaild'],
    ['an extra letter at the start', 'xvalidation', '/b/intro/vaild'],
    ['the first two letters swapped', 'avlidation', '/b/intro/vaild'],
  ])('%s: %s', (_what, keywords, link) => {
    expect(best(keywords)?.link).toBe(link);
  });

  it.each(['', '   ', 'qwxzjk', '龘', 'ab', 'fo0bar', 'mayout'])('nothing for %j', (keywords) => {
    expect(search(collection, keywords)).toEqual([]);
  });

  it('matches initials of words, but not across words', () => {
    expect(links('jy')).toEqual(expect.arrayContaining(['/b/zh/jiaoyan', '/b/zh/jiaoyan#async']));
    expect(hints('dj')).toEqual([]);
  });

  it('tolerates a typo in words of five letters or more', () => {
    expect(hints('rulez')).not.toEqual([]);
    expect(hints('zodd')).toEqual([]);
  });

  it('treats every word but the last as complete', () => {
    expect(links('valid submit')).not.toContain('/b/api/props');
    expect(links('submit valid')).toContain('/b/intro/vaild#submit');
  });

  it('requires all words, and falls back to any of them if no page has all', () => {
    expect(new Set(links('rules validation').map((link) => link.split('#')[0]))).toEqual(
      new Set(['/b/intro/vaild']),
    );
    expect(links('异步 数组').length).toBeGreaterThan(0);
  });

  it('ignores the question words of a Chinese query', () => {
    const pages = FIXTURE.pages.map((page) =>
      page.path === '/b/zh/dongtai' ? { ...page, description: '怎么增加一行' } : page,
    );
    const groups = search(makeCollection({ ...FIXTURE, pages }), '怎么校验');
    const found = groups.flatMap((group) => group.hints.map(({ link }) => link));
    expect(found).toEqual(['/b/zh/jiaoyan', '/b/zh/jiaoyan#async']);
  });

  it('ignores words that are nowhere, if others are known', () => {
    expect(links('qwxzjk validation')).toEqual(links('validation'));
    expect(links('quick 校验')).toEqual(links('校验'));
  });

  it('needs no word for the kind of a thing next to its name', () => {
    expect(links('formatChangeValue component')).toContain('/b/api/props#formatchangevalue');
    expect(links('formatChangeValue params')).toContain('/b/api/props#formatchangevalue');
    expect(links('layout component')).toContain('/b/intro/layout');
  });

  it('needs no word for a symptom next to what has it', () => {
    const events = { ...FIXTURE.pages[0], path: '/b/guides/events', title: 'Working with events' };
    const withEvents = makeCollection({ ...FIXTURE, pages: [...FIXTURE.pages, events] });
    const found = (keywords: string) =>
      search(withEvents, keywords).flatMap((group) => group.hints.map(({ link }) => link));
    expect(found('layout not working')).toContain('/b/intro/layout');
    expect(found('layout not working')).not.toContain('/b/guides/events');
    expect(found('working')).toContain('/b/guides/events');
  });

  it('takes a question word as a part of a name', () => {
    const pages = FIXTURE.pages.map((page) =>
      page.path === '/b/api/props'
        ? { ...page, properties: [{ id: 'dirty', name: 'Form.isDirty', description: 'Changed.' }] }
        : page,
    );
    const [group] = search(makeCollection({ ...FIXTURE, pages }), 'is dirty');
    expect(group.hints[0].link).toBe('/b/api/props#dirty');
  });

  it('prefers a typo in a long name to another name with the same stem', () => {
    const pages = FIXTURE.pages.map((page) =>
      page.path === '/b/api/props'
        ? {
            ...page,
            properties: ['isValid', 'isValidating'].map((name) => ({
              id: name,
              name: `FormState.${name}`,
              description: 'Checked.',
            })),
          }
        : page,
    );
    const [group] = search(makeCollection({ ...FIXTURE, pages }), 'isValidateing');
    const first = group.hints.find(({ rank }) => rank === 0);
    expect(first?.link).toBe('/b/api/props#isValidating');
  });

  it('has the page of a name of code, even if other words are elsewhere', () => {
    const [page] = FIXTURE.pages;
    const type = { ...page, path: '/b/types/form-method', title: 'FormMethod' };
    const guide = { ...page, path: '/b/guides/generics', title: 'FormMethod 泛型' };
    const withType = makeCollection({ ...FIXTURE, pages: [...FIXTURE.pages, type, guide] });
    const found = search(withType, 'FormMethod 泛型').flatMap((group) => group.hints);
    expect(found.map(({ link }) => link)).toContain('/b/types/form-method');
  });

  it('drops Chinese that is nothing but a question', () => {
    expect(links('Promise 怎么用')).toEqual(links('Promise'));
    expect(links('Promise 是什么')).toEqual(links('Promise'));
  });

  it('separates a Chinese symptom from what has it', () => {
    expect(links('校验不生效')).toEqual(links('校验'));
  });

  it('leaves out sections with few of the words', () => {
    expect(links('errors shown once rule')).toContain('/b/intro/vaild#submit');
    expect(links('errors shown once rule')).not.toContain('/b/intro/vaild#clear');
  });

  it('finds only pages that contain the Chinese words', () => {
    expect(links('异步校验').map((link) => link.split('#')[0])).toEqual(
      expect.arrayContaining(['/b/zh/jiaoyan']),
    );
    expect(links('异步校验')).not.toContain('/b/zh/dongtai');
  });
});

describe('the first result', () => {
  const first = (keywords: string) => hints(keywords).find(({ rank }) => rank === 0)?.link;

  it.each([
    [
      'the name of a property, before a page that mentions it more',
      'requireIndicator',
      '#requireindicator',
    ],
    ['in another case', 'REQUIREINDICATOR', '#requireindicator'],
    ['with a typo', 'requireIndicater', '#requireindicator'],
    ['with its owner', 'FormItem.formatChangeValue', '#formatchangevalue'],
    ['next to a word for its kind', 'formatChangeValue prop', '#formatchangevalue'],
    ['a page with just this title', 'layout', '/b/intro/layout'],
    ['a section with this title, before its page', 'validate on submit', '#submit'],
  ])('is %s: %s', (_what, keywords, link) => {
    expect(first(keywords)).toMatch(new RegExp(`${link}$`));
  });

  it.each(['render method', 'rendr method', 'render 用法'])(
    'is the property of a word, next to one for its kind: %s',
    (keywords) => {
      const [props] = FIXTURE.pages.filter(({ path }) => path === '/b/api/props');
      const sections = [{ id: 'use', title: 'Use', text: 'A method (用法) that may render.' }];
      const properties = [{ id: 'render', name: 'UseFormReturn.render', description: 'Makes it.' }];
      // A common word weighs little next to a rare one.
      const others = FIXTURE.pages.map((page) => ({
        ...page,
        sections: [{ id: 'a', title: 'A', text: 'All render.' }],
      }));
      const pages = [...others, { ...props, path: '/b/api/form', sections, properties }];
      const found = search(makeCollection({ ...FIXTURE, pages }), keywords);
      const best = found.flatMap((group) => group.hints).find(({ rank }) => rank === 0);
      expect(best?.link).toBe('/b/api/form#render');
    },
  );

  const firstOf = (pages: typeof FIXTURE.pages) => {
    const collection = makeCollection({ ...FIXTURE, pages });
    return (keywords: string) =>
      search(collection, keywords)
        .flatMap((group) => group.hints)
        .find(({ rank }) => rank === 0)?.link;
  };

  it('is the section with several of the words in one name, before one with them in several', () => {
    const [page] = FIXTURE.pages;
    const guide = (path: string, keywords: string[]) => ({
      ...page,
      path,
      title: 'Guide',
      description: '',
      keywords: [],
      sections: [{ id: 'a', title: 'Section', text: '', keywords }],
    });
    const apart = guide('/b/apart', ['changed rows', 'values of rows', 'cancel button']);
    const together = guide('/b/together', ['changed values button']);
    const first = firstOf([...FIXTURE.pages, apart, together]);
    expect(first('changed values button validator')).toBe('/b/together#a');
  });

  it('is a page that is called like this, before a heading that mentions it', () => {
    const [page] = FIXTURE.pages;
    const title = 'Validate only the current step before the next one of a wizard';
    const section = { id: 'step', title, text: '' };
    const steps = { ...page, path: '/b/steps', title: 'Questions', sections: [section] };
    const wizard = {
      ...page,
      path: '/b/wizard',
      title: 'Multi-step form with drafts',
      keywords: ['wizard'],
      sections: [],
    };
    expect(firstOf([...FIXTURE.pages, steps, wizard])('wizard')).toBe('/b/wizard');
  });

  it('is the section with a typed name, with or without its hyphens', () => {
    const [page] = FIXTURE.pages;
    const title = 'Migrate a large application from React Hook Form';
    const migration = { ...page, path: '/b/migration', title, sections: [] };
    const keywords = ['why not React Hook Form'];
    const sections = [{ id: 'rhf', title: 'Differences', text: '', keywords }];
    const comparison = { ...page, path: '/b/comparison', title: 'Comparison', sections };
    const first = firstOf([...FIXTURE.pages, migration, comparison]);
    expect(first('why not React Hook Form')).toBe('/b/comparison#rhf');
    expect(first('why not react-hook-form')).toBe('/b/comparison#rhf');
  });

  it('is not a page of the library named next to a name of its API', () => {
    const sections = [{ id: 'api', title: 'Names', text: 'Here it is formatChangeValue.' }];
    const formik = { ...FIXTURE.pages[0], path: '/b/formik', title: 'From Formik', sections };
    const best = firstOf([...FIXTURE.pages, formik]);
    expect(best('formik formatChangeValue')).toBe('/b/api/props#formatchangevalue');
    expect(best('formik')).toBe('/b/formik');
  });

  it('is a page of the library named next to what it calls in another case', () => {
    const sections = [{ id: 'api', title: 'FormatChangeValue', text: 'A component.' }];
    const formik = { ...FIXTURE.pages[0], path: '/b/formik', title: 'From Formik', sections };
    const best = firstOf([...FIXTURE.pages, formik]);
    expect(best('FormatChangeValue formik')).toBe('/b/formik#api');
    expect(best('formatChangeValue formik')).toBe('/b/api/props#formatchangevalue');
  });

  it('is a component as it is written in JSX, not a page about components', () => {
    const plain = { ...FIXTURE.pages[0], description: '', keywords: [], sections: [] };
    const form = { ...plain, path: '/b/form', title: 'Form' };
    const components = { ...plain, path: '/b/components', title: 'Components of a form' };
    const best = firstOf([components, form]);
    expect(best('<Form> component')).toBe('/b/form');
    expect(best('form component')).toBe('/b/components');
    expect(best('<Form.Component>')).toBe('/b/components');
  });

  it('is the function of a pasted call, not what is passed to it', () => {
    const plain = { ...FIXTURE.pages[0], description: '', keywords: [], sections: [] };
    const render = { ...plain, path: '/b/render', title: 'Render' };
    const input = { ...plain, path: '/b/input', title: 'Render an input with a name' };
    const best = firstOf([input, render]);
    expect(best("render('name')(<input />)")).toBe('/b/render');
    expect(best("render（'name', { label: f('x') }）( <input />)")).toBe('/b/render');
    expect(best('render name input')).toBe('/b/input');
  });

  it('is an error only if its symptom was typed, or no other page is as good', () => {
    const page = { ...FIXTURE.pages[0], description: 'A problem.', sections: [] };
    const guide = { ...page, path: '/b/rows', title: 'Rows of a path' };
    const error = { ...guide, path: '/b/errors/rows', facet: 'errors' as const };
    const best = firstOf([error, guide]);
    expect(best('rows path')).toBe('/b/rows');
    expect(best('rows path problem')).toBe('/b/errors/rows');
  });

  it('is the reference of a name, then a guide, then a second reference', () => {
    const [itself] = FIXTURE.pages.filter(({ path }) => path === '/b/api/props');
    const twice = { ...FIXTURE, pages: [...FIXTURE.pages, { ...itself, path: '/b/api/other' }] };
    const ranked = search(makeCollection(twice), 'requireIndicator')
      .flatMap((group) => group.hints)
      .sort((a, b) => a.rank - b.rank);
    const pages = [...new Set(ranked.map(({ link }) => link.split('#')[0]))];
    expect(pages).toEqual(['/b/api/props', '/b/intro/layout', '/b/api/other']);
  });

  it.each(['bf3', 'BF 3', 'bf-003', 'Bf003', '003', '错误码 003'])(
    'is the page of a code: %s',
    (keywords) => {
      const [page] = FIXTURE.pages;
      const codes = ['BF003: Loop', 'BF030: Other'].map((title, index) => ({
        ...page,
        path: `/b/errors/${index}`,
        title,
      }));
      const found = search(makeCollection({ ...FIXTURE, pages: codes }), keywords);
      const best = found.flatMap((group) => group.hints).find(({ rank }) => rank === 0);
      expect(best?.link).toBe('/b/errors/0');
    },
  );

  it.each(['BF003 fix', 'fix BF003', 'BF003 怎么解决'])(
    'is the page of a code, before a list of codes: %s',
    (keywords) => {
      const [page] = FIXTURE.pages;
      const list = {
        ...page,
        path: '/b/errors/list',
        title: 'How to fix errors',
        keywords: ['BF003', '解决'],
      };
      const code = { ...page, path: '/b/errors/3', title: 'BF003: Loop' };
      const found = search(
        makeCollection({ ...FIXTURE, pages: [...FIXTURE.pages, list, code] }),
        keywords,
      );
      const best = found.flatMap((group) => group.hints).find(({ rank }) => rank === 0);
      expect(best?.link).toBe('/b/errors/3');
    },
  );

  it('is the page whose title has the exact keyword, before a heading with just this word', () => {
    const [page] = FIXTURE.pages;
    const pages = [
      {
        ...page,
        path: '/b/compare',
        title: 'Comparison',
        sections: [{ id: 'formik', title: 'Formik', text: 'Formik is a library.' }],
      },
      { ...page, path: '/b/migrate', title: 'Migrate from Formik', keywords: ['Formik'] },
    ];
    const found = search(makeCollection({ ...FIXTURE, pages }), 'formik');
    expect(found.flatMap((group) => group.hints).find(({ rank }) => rank === 0)?.link).toBe(
      '/b/migrate',
    );
  });

  it.each([
    ['the word itself, before a longer one', 'mode', '/b/mode'],
    ['the beginning of a title', 'modular fo', '/b/modular'],
    ['another name with a symbol, before a property', 'Form.onGo', '/b/modular'],
    [
      'a page with one of the words in its title, not a text with the other',
      'gone 42nd',
      '/b/gone',
    ],
  ])('is %s: %s', (_what, keywords, link) => {
    const [page] = FIXTURE.pages;
    const bare = { ...page, keywords: [], sections: [], description: '' };
    const pages = [
      { ...bare, path: '/b/model', title: 'Model' },
      { ...bare, path: '/b/mode', title: 'Timing', keywords: ['mode'] },
      { ...bare, path: '/b/modular', title: 'Modular forms', keywords: ['Form.onGo'] },
      { ...bare, path: '/b/gone', title: 'Gone' },
      { ...bare, path: '/b/text', title: 'Text', description: 'The 42nd of all.' },
      {
        ...bare,
        path: '/b/props',
        title: 'Props',
        properties: [{ id: 'go', name: 'Result.onGo', description: 'Goes.' }],
      },
      ...FIXTURE.pages,
    ];
    const found = search(makeCollection({ ...FIXTURE, pages }), keywords);
    expect(found.flatMap((group) => group.hints).find(({ rank }) => rank === 0)?.link).toBe(link);
  });

  it('is found by the keywords of a section and of a property', () => {
    const pages = FIXTURE.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.id === 'submit' ? { ...section, keywords: ['onFinish'] } : section,
      ),
      properties: page.properties.map((property) =>
        property.id === 'requireindicator' ? { ...property, keywords: ['requiredMark'] } : property,
      ),
    }));
    const other = makeCollection({ ...FIXTURE, pages });
    const links = (keywords: string) =>
      search(other, keywords).flatMap((group) => group.hints.map(({ link }) => link));
    expect(links('onFinish')).toEqual(['/b/intro/vaild#submit']);
    expect(links('requiredMark')).toEqual(['/b/api/props#requireindicator']);
  });
});
