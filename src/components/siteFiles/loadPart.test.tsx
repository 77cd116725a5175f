import { fetchPart, loadPart, reasonOf, SiteFileError } from './loadPart';

const FILE = '/assets/js/7.bbbb.js';
const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { request: FILE });

interface Answer {
  status?: number;
  type?: string;
  text?: string;
}

const page = (deploy: string): Answer => ({
  type: 'text/html',
  text: `<script src=/assets/js/runtime~main.${deploy}.js></script>`,
});
const script: Answer = { type: 'text/javascript' };
const signIn: Answer = { type: 'text/html', text: '<h1>Sign in</h1>' };

/** The site's responses by path; a path that is missing does not respond. */
let site: Record<string, Answer>;

beforeEach(() => {
  document.head.innerHTML = '<script src="/assets/js/runtime~main.aaaa.js"></script>';
  window.fetch = jest.fn(async (address) => {
    const answer = site[new URL(String(address), location.href).pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    const { status = 200, type = '', text = '' } = answer;
    return {
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': type }),
      text: async () => text,
    } as Response;
  });
});

const failing = () => jest.fn(() => Promise.reject(chunkError));

test.each([
  ['updated', 'another deploy answers', { '/': page('cccc'), [FILE]: { status: 404 } }],
  ['updated', 'every missing file is the page', { '/': page('cccc'), [FILE]: page('cccc') }],
  ['updated', 'its page is gone', { '/': { ...page('cccc'), status: 404 } }],
  ['offline', 'nothing answers', {}],
  [
    'unavailable',
    'the file is gone, not the deploy',
    { '/': page('aaaa'), [FILE]: { status: 404 } },
  ],
  ['unavailable', 'the server fails', { '/': { status: 503, text: 'Sorry' } }],
  ['intercepted', 'a page comes for the script', { '/': page('aaaa'), [FILE]: signIn }],
  ['intercepted', 'a network signs in', { '/': signIn, [FILE]: signIn }],
  ['intercepted', 'an extension stops the request', { '/': page('aaaa') }],
])('a part is %s when %s', async (reason, _when, answers: Record<string, Answer>) => {
  site = answers;
  const load = failing();
  const error = await loadPart(load).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SiteFileError);
  expect(error).toMatchObject({ reason, cause: chunkError });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part is offline when only the kept page answers', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {} },
    configurable: true,
  });
  site = { '/': page('aaaa') };
  await expect(loadPart(failing())).rejects.toMatchObject({ reason: 'offline' });
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
});

test('a part that can be loaded again is, once', async () => {
  site = { '/': page('aaaa'), [FILE]: script };
  const load = failing();
  await expect(loadPart(load)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(load).toHaveBeenCalledTimes(2);
  load.mockRejectedValueOnce(chunkError).mockResolvedValueOnce('part' as never);
  await expect(loadPart(load)).resolves.toBe('part');
});

test('an error in the code of a part is not a loading error', async () => {
  const error = new TypeError('x is not a function');
  const load = jest.fn(() => Promise.reject(error));
  await expect(loadPart(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
  expect(window.fetch).not.toHaveBeenCalled();
  expect(reasonOf(error)).toBe('broken');
});

test('without deploys, as under docusaurus start, the file alone is asked for', async () => {
  document.head.innerHTML = '';
  site = {};
  await expect(loadPart(failing())).rejects.toMatchObject({ reason: 'offline' });
});

test('a fetched file is its text, and never a page in its place', async () => {
  site = { '/': page('aaaa'), '/live/antd.js': { ...script, text: 'code' } };
  await expect(fetchPart('/live/antd.js')).resolves.toBe('code');
  site['/live/antd.js'] = signIn;
  await expect(fetchPart('/live/antd.js')).rejects.toMatchObject({ reason: 'intercepted' });
  site['/live/antd.js'] = { status: 404 };
  await expect(fetchPart('/live/antd.js')).rejects.toMatchObject({ reason: 'unavailable' });
});
