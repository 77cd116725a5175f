import { reloadOnce } from './reloadOnce';

const reload = jest.fn();
const answer = (status: number) => {
  window.fetch = jest.fn(async () => ({ status }) as Response);
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  document.head.innerHTML = '<script type="text/deferred" src="/runtime~main.1.js"></script>';
  answer(200);
});

it('reloads once per deploy', async () => {
  expect(await reloadOnce(reload, () => true)).toBe(true);
  expect(await reloadOnce(reload, () => true)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  document.head.innerHTML = '<script type="text/deferred" src="/runtime~main.2.js"></script>';
  expect(await reloadOnce(reload, () => true)).toBe(true);
});

it('does not reload for a reader who has left meanwhile, and still can when the reader is back', async () => {
  expect(await reloadOnce(reload, () => false)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadOnce(reload, () => true)).toBe(true);
});

it('does not replace the page with an error page', async () => {
  answer(503);
  expect(await reloadOnce(reload, () => true)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
