import { labelMessages, translateLabels } from './labelTranslations';

const OPTIONS = {
  override: { api: { label: 'Reference' }, types: false as const },
  prepend: [{ label: 'News', to: '/news' }],
  append: [{ label: 'More', items: [{ label: 'Blog', to: '/blog' }] }, { type: 'search' }],
};

describe('labels of configured entries', () => {
  it('are listed for translators', () => {
    const [{ path, content }] = labelMessages(OPTIONS);
    expect(path).toBe('navbar');
    expect(Object.keys(content)).toEqual([
      'item.label.News',
      'item.label.Reference',
      'item.label.More',
      'item.label.Blog',
    ]);
    expect(content['item.label.News'].message).toBe('News');
  });

  it('make no file without labels', () => {
    expect(labelMessages({ append: [{ type: 'search' }] })).toEqual([]);
  });

  it('are put into the language; what is not translated stays', () => {
    const content = {
      'item.label.Blog': { message: '博客' },
      'item.label.Reference': { message: '参考' },
    };
    expect(translateLabels(OPTIONS, [{ path: 'navbar', content }])).toEqual({
      override: { api: { label: '参考' }, types: false },
      prepend: [{ label: 'News', to: '/news' }],
      append: [{ label: 'More', items: [{ label: '博客', to: '/blog' }] }, { type: 'search' }],
    });
  });
});
