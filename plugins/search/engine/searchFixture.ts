import english from '../languages/en-US';
import chinese from '../languages/zh-CN';
import type { IndexedPage, SearchIndex } from '../searchIndex';

const page = (path: string, title: string, rest: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  description: '',
  keywords: [],
  nav: 0,
  facet: 'guides',
  sections: [],
  properties: [],
  ...rest,
});

/** A small bilingual index for tests of the engine, worker and dialog. */
export const FIXTURE: SearchIndex = {
  routes: [{ id: 'intro/vaild', path: '/b/intro/vaild', isLayout: false, prerender: true }],
  nav: [{ title: 'Docs' }, { title: 'API' }],
  pages: [
    page('/b/intro/vaild', 'Form validation', {
      description: 'A rule is required or a validator.',
      keywords: ['zod', 'check'],
      sections: [
        { id: 'submit', title: 'Validate on submit', text: 'All errors are shown at once.' },
        {
          id: 'clear',
          title: 'Clear',
          text: `${'Some words. '.repeat(20)}clearValidate keeps the rule.`,
        },
      ],
    }),
    page('/b/intro/layout', 'Layout', {
      sections: [{ id: 'mark', title: 'The mark', text: 'requireIndicator is * by default.' }],
    }),
    page('/b/zh/jiaoyan', '表单校验', {
      keywords: ['验证'],
      sections: [
        {
          id: 'async',
          title: '异步校验',
          text: '校验函数可以返回 Promise，表单会等待它。',
          asked: ['名字重了要提示', '查重', 'antd 名字查重'],
        },
        { id: 'reset', title: '重置', text: '重置后清除错误。', asked: ['填错了想重来'] },
      ],
    }),
    page('/b/zh/dongtai', '动态表单', {
      sections: [{ id: 'rows', title: '增加行', text: '数组里的每一项都是一行。' }],
    }),
    page('/b/api/props', 'FormItem props', {
      nav: 1,
      facet: 'reference',
      sections: [
        {
          id: 'own',
          title: 'Own',
          text: 'Validation has its own page. formatChangeValue is here.',
        },
      ],
      properties: [
        { id: 'requireindicator', name: 'FormItem.requireIndicator', description: 'The mark.' },
        {
          id: 'formatchangevalue',
          name: 'FormItem.formatChangeValue',
          description: 'Maps a value.',
          type: '(value: unknown) => unknown',
        },
      ],
    }),
  ],
  demos: [
    {
      id: 'vaild-basic',
      title: 'Sign-up',
      description: 'Two fields with rules.',
      keywords: ['register'],
      page: '/b/intro/vaild',
    },
  ],
  questionWords: [...(english.questionWords ?? []), ...(chinese.questionWords ?? [])],
  everyday: { required: ['must fill', 'star'], 'all errors': ['complaint'] },
  pinyin: { biao: '表', dan: '单', jiao: '校', yan: '验', dong: '动', tai: '态' },
};
