import { builtPages } from './documents';

const page = { i: 1, t: 'Form', u: '/b/form' };

it('assembles a page from the lists of the stock index', () => {
  const stock = {
    titles: [page],
    headings: [{ i: 2, t: 'Write rules', u: '/b/form', h: '#rules', p: 1 }],
    descriptions: [{ i: 1, t: 'About forms', u: '/b/form', p: 1 }],
    keywords: [{ i: 1, t: 'rules, zod', u: '/b/form', p: 1 }],
    contents: [
      { i: 3, t: 'An introduction.', s: 'Form', u: '/b/form', h: '', p: 1 },
      { i: 4, t: 'Rules stand here.', s: 'Write rules', u: '/b/form', h: '#rules', p: 1 },
      { i: 5, t: 'A section called like its page.', s: 'Form', u: '/b/form', h: '#form', p: 1 },
    ],
  };
  expect(builtPages(stock)).toEqual([
    {
      path: '/b/form',
      title: 'Form',
      description: 'About forms',
      keywords: ['rules', 'zod'],
      sections: [
        { id: '', title: 'Form', text: 'An introduction.' },
        { id: 'rules', title: 'Write rules', text: 'Rules stand here.' },
        { id: 'form', title: 'Form', text: 'A section called like its page.' },
      ],
    },
  ]);
});

it('joins the blocks of a section, in Chinese without spaces after its punctuation', () => {
  const content = (t: string) => ({ i: 2, t, s: '表单', u: '/b/form', h: '', p: 1 });
  const contents = [
    content('按钮不会提交。 它的类型是 button。'),
    content('It is typed'),
    content('so.'),
  ];
  const titles = [{ ...page, t: '表单' }];
  const stock = { titles, headings: [], descriptions: [], keywords: [], contents };
  const [{ sections }] = builtPages(stock);
  expect(sections[0].text).toBe('按钮不会提交。它的类型是 button。It is typed so.');
});
