import { FIXTURE } from '../engine/searchFixture';
import { createRequestHandler } from './requestHandler';

it('answers generate-metadata with routes, nav and demos', async () => {
  const loadIndex = jest.fn().mockResolvedValue(FIXTURE);
  const answer = createRequestHandler(loadIndex);
  const { routes, nav, demos } = FIXTURE;
  expect(
    await answer({ action: 'generate-metadata', id: 7, args: { indexUrl: '/i.json' } }),
  ).toEqual({ action: 'generate-metadata', id: 7, result: { routes, nav, demos } });
  expect(loadIndex).toHaveBeenCalledWith('/i.json');
});

it('answers get-search-result with hints by navigation section', async () => {
  const answer = createRequestHandler(() => Promise.resolve(FIXTURE));
  await answer({ action: 'generate-metadata', id: 1, args: { indexUrl: '' } });
  const response = await answer({
    action: 'get-search-result',
    id: 2,
    args: { keywords: 'validation' },
  });
  expect(response).toMatchObject({
    action: 'get-search-result',
    id: 2,
    result: [
      {
        title: 'Docs',
        hints: expect.arrayContaining([
          {
            type: 'page',
            link: '/b/intro/vaild',
            priority: expect.any(Number),
            highlightTitleTexts: [{ text: 'Form ' }, { text: 'validation', highlighted: true }],
            highlightTexts: expect.arrayContaining([{ text: 'validator', highlighted: true }]),
            pageTitle: 'Form validation',
            rank: 0,
            facet: 'guides',
          },
        ]),
      },
      { title: 'API', hints: [expect.objectContaining({ type: 'content' })] },
    ],
  });
});

it('says why there is no answer, and can be asked again', async () => {
  const loadIndex = jest
    .fn()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(FIXTURE);
  const answer = createRequestHandler(loadIndex);
  const metadata = { action: 'generate-metadata', id: 1, args: { indexUrl: '' } } as const;
  const result = { action: 'get-search-result', id: 2, args: { keywords: 'zod' } } as const;
  expect(await answer(metadata)).toEqual({
    action: 'generate-metadata',
    id: 1,
    error: 'no network',
  });
  expect(await answer(result)).toMatchObject({
    error: expect.stringContaining('generate-metadata'),
  });
  expect(await answer(metadata)).toHaveProperty('result');
});

it('answers get-suggestions with words that are alike and pages to begin with', async () => {
  const answer = createRequestHandler(() => Promise.resolve(FIXTURE));
  await answer({ action: 'generate-metadata', id: 1, args: { indexUrl: '' } });
  const ask = (keywords: string) =>
    answer({ action: 'get-suggestions', id: 3, args: { keywords } });
  const pages = [
    { title: 'Form validation', link: '/b/intro/vaild' },
    { title: 'FormItem props', link: '/b/api/props' },
  ];
  expect(await ask('layoot')).toEqual({
    action: 'get-suggestions',
    id: 3,
    result: { words: ['Layout'], pages },
  });
  expect(await ask('qwxzjk')).toHaveProperty('result', { words: [], pages });
  expect(await ask('动太表单')).toHaveProperty('result.words.0', '动态表单');
});

it('answers get-preview with the whole text of a result, its words marked', async () => {
  const answer = createRequestHandler(() => Promise.resolve(FIXTURE));
  await answer({ action: 'generate-metadata', id: 1, args: { indexUrl: '' } });
  const ask = (keywords: string, link: string) =>
    answer({ action: 'get-preview', id: 4, args: { keywords, link } });
  expect(await ask('formatChangeValue', '/b/api/props#formatchangevalue')).toEqual({
    action: 'get-preview',
    id: 4,
    result: {
      title: [{ text: 'FormItem.' }, { text: 'formatChangeValue', highlighted: true }],
      pageTitle: 'FormItem props',
      signature: '(value: unknown) => unknown',
      text: [{ text: 'Maps a value.' }],
    },
  });
  expect(await ask('rule', '/b/intro/vaild')).toHaveProperty('result.text.1', {
    text: 'rule',
    highlighted: true,
  });
  expect(await ask('rule', '/b/gone')).toHaveProperty('result', undefined);
});
