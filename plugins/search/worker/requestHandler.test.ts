import { FIXTURE } from '../engine/searchFixture';
import { INDEX_ENCODING, INDEX_FORMAT } from '../indexFiles';
import { encodeIndex } from '../indexing/writeIndex';
import { createRequestHandler } from './requestHandler';

const FILES = encodeIndex(FIXTURE, '/b/');
const START = { action: 'generate-metadata', id: 1, args: { indexUrl: '/b/search-index.json' } };
const metadata = START as Extract<
  Parameters<ReturnType<typeof createRequestHandler>>[0],
  typeof START
>;

/** Fetches a file of the fixture. */
const fetchFile = jest.fn((address: string): Promise<unknown> => {
  const file = FILES.get(address.slice('/b/'.length));
  return file
    ? Promise.resolve(JSON.parse(new TextDecoder(INDEX_ENCODING).decode(file)))
    : Promise.reject(new Error(`There is no ${address}.`));
});
const fetched = (kind: string) =>
  fetchFile.mock.calls.filter(([address]) => address.includes(`/${kind}-`)).length;

beforeEach(() => fetchFile.mockClear());

it('answers generate-metadata with routes, nav and demos', async () => {
  const answer = createRequestHandler(fetchFile);
  const { nav } = FIXTURE;
  const [{ id, title, page }] = FIXTURE.demos;
  const demo = { id: `~demos/${id}`, path: `/b/~demos/${id}`, isLayout: false, prerender: true };
  expect(await answer({ ...metadata, id: 7 })).toEqual({
    ...{ action: 'generate-metadata', id: 7 },
    result: { routes: [...FIXTURE.routes, demo], nav, demos: [{ id, title, page }] },
  });
  expect(fetchFile.mock.calls[0]).toEqual(['/b/search-index.json']);
  expect([fetched('names') > 0, fetched('terms'), fetched('texts')]).toEqual([true, 0, 0]);
});

it('answers get-search-result with hints by navigation section', async () => {
  const answer = createRequestHandler(fetchFile);
  await answer(metadata);
  const args = { keywords: 'validation' };
  await answer({ action: 'prepare-search', id: 1, args });
  const response = await answer({ action: 'get-search-result', id: 2, args });
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
            words: ['validation', 'validator'],
          },
        ]),
      },
      { title: 'API', hints: [expect.objectContaining({ type: 'content' })] },
    ],
  });
});

it('replies with the error and the file, and allows a retry', async () => {
  const answer = createRequestHandler(fetchFile);
  const result = { action: 'get-search-result', id: 2, args: { keywords: 'zod' } } as const;
  fetchFile.mockRejectedValueOnce(new Error('no network'));
  expect(await answer(metadata)).toEqual({
    ...{ action: 'generate-metadata', id: 1, file: '/b/search-index.json' },
    error: expect.stringContaining('no network'),
  });
  expect(await answer(result)).toMatchObject({
    error: expect.stringContaining('generate-metadata'),
  });
  expect(await answer(metadata)).toHaveProperty('result');
  fetchFile.mockRejectedValueOnce(new Error('gone'));
  expect(await answer(result)).toMatchObject({
    error: expect.stringContaining('gone'),
    file: expect.stringMatching(/\/terms-\d+\.[\da-f]{8}\.json$/),
  });
  expect(await answer(result)).toHaveProperty('result.0.hints.0.link', '/b/intro/vaild');
});

it('asks for a reload when a later deploy has files in another format', async () => {
  const answer = createRequestHandler(fetchFile);
  fetchFile.mockImplementationOnce(async (address) =>
    Object.assign((await fetchFile(address)) as object, { format: INDEX_FORMAT + 1 }),
  );
  expect(await answer(metadata)).toEqual({
    ...{ action: 'generate-metadata', id: 1, file: '/b/search-index.json' },
    error: expect.stringContaining('reload the page'),
  });
});

it('fetches each file once, even for concurrent searches', async () => {
  const answer = createRequestHandler(fetchFile);
  await answer(metadata);
  const args = { keywords: 'zod' };
  await Promise.all([
    answer({ action: 'prepare-search', id: 1, args }),
    answer({ action: 'get-search-result', id: 2, args }),
  ]);
  await answer({ action: 'get-search-result', id: 3, args });
  const addresses = fetchFile.mock.calls.map(([address]) => address);
  expect(addresses).toEqual([...new Set(addresses)]);
});

it('answers with results before their texts are loaded, and with an excerpt on request', async () => {
  const answer = createRequestHandler(fetchFile);
  await answer(metadata);
  const keywords = 'rule';
  const link = '/b/intro/vaild';
  const search = () => answer({ action: 'get-search-result', id: 2, args: { keywords } });
  const excerpt = () => answer({ action: 'get-excerpt', id: 3, args: { keywords, link } });
  const texts = [{ text: 'A ' }, { text: 'rule', highlighted: true }];
  expect(await search()).toMatchObject({
    result: [{ hints: [{ link, highlightTexts: [], words: ['rule'] }, {}, {}] }],
  });
  fetchFile.mockRejectedValueOnce(new Error('gone'));
  expect(await excerpt()).toHaveProperty('result', []);
  expect(await excerpt()).toMatchObject({ result: expect.arrayContaining(texts) });
  expect(fetched('texts')).toBe(2);
  expect(await search()).toMatchObject({
    result: [{ hints: [{ highlightTexts: expect.arrayContaining(texts) }, {}, {}] }],
  });
});

it('answers get-suggestions with similar words and pages to start from', async () => {
  const answer = createRequestHandler(fetchFile);
  await answer(metadata);
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

it('answers get-preview with the full text of a result, its words highlighted', async () => {
  const answer = createRequestHandler(fetchFile);
  await answer(metadata);
  const ask = async (keywords: string, link: string) => {
    await answer({ action: 'get-search-result', id: 3, args: { keywords } });
    return answer({ action: 'get-preview', id: 4, args: { keywords, link } });
  };
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

it('answers at once with what was prepared, and not with what was prepared from an earlier index', async () => {
  const answer = createRequestHandler(fetchFile);
  await answer(metadata);
  const ask = (action: 'prepare-search' | 'get-search-result', keywords: string) =>
    answer({ action, id: 1, args: { keywords } });
  await ask('prepare-search', 'validation');
  const first = await ask('get-search-result', 'validation');
  const second = await ask('get-search-result', 'validation');
  const groupsOf = (response: typeof first) => 'result' in response && response.result;
  expect(groupsOf(first)).toBe(groupsOf(second));
  expect(groupsOf(await ask('get-search-result', 'zod'))).not.toBe(groupsOf(first));
  await answer(metadata);
  expect(groupsOf(await ask('get-search-result', 'validation'))).not.toBe(groupsOf(first));
});
