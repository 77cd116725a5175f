import { fetchServerData, serverLoaderUrl } from './serverLoader';

const request = {
  base: '/bindform/',
  route: 'reports',
  url: 'https://example.com/bindform/zh-CN/reports?a=1&b=2#c',
};
const { signal } = new AbortController();

const answering = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => jest.restoreAllMocks());

test('the address contains the route and the page', () => {
  const url = new URL(serverLoaderUrl(request), 'https://example.com');
  expect(url.pathname).toBe('/bindform/__serverLoader');
  expect(Object.fromEntries(url.searchParams)).toEqual({ route: 'reports', url: request.url });
});

test('the request includes credentials, and the response is parsed as JSON', async () => {
  const fetched = answering('{"count": 3}');
  await expect(fetchServerData(request, signal)).resolves.toEqual({ count: 3 });
  expect(fetched).toHaveBeenCalledWith(serverLoaderUrl(request), {
    credentials: 'include',
    signal,
  });
});

test('the error of a failed request contains the route and the status', async () => {
  answering('', 503);
  await expect(fetchServerData(request, signal)).rejects.toThrow(
    'The server loader of "reports" answered with 503.',
  );
});

test('a response that is not JSON rejects', async () => {
  answering('<html>');
  await expect(fetchServerData(request, signal)).rejects.toThrow();
});
