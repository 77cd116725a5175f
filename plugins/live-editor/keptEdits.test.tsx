import { editsKey, keepEdits, readEdits, subscribeEdits } from './keptEdits';

const ORIGINAL = { 'a.tsx': 'one' };
const KEY = editsKey('zh-CN', 'vaild-basic');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.restoreAllMocks();
  keepEdits(KEY, ORIGINAL, ORIGINAL);
  sessionStorage.clear();
});

describe('kept edits', () => {
  it('come back for the same demo in the same language', () => {
    keepEdits(KEY, ORIGINAL, { 'a.tsx': 'two' });
    expect(readEdits(KEY)).toEqual({ 'a.tsx': 'two' });
    expect(readEdits(editsKey('en-US', 'vaild-basic'))).toBeUndefined();
  });

  it('are forgotten when they are taken back', () => {
    keepEdits(KEY, ORIGINAL, { 'a.tsx': 'two' });
    keepEdits(KEY, ORIGINAL, { 'a.tsx': 'one' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('of an earlier version of the demo come back too', () => {
    const kept = { original: { 'a.tsx': 'zero' }, edited: { 'a.tsx': 'two' } };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    expect(readEdits(KEY)).toEqual({ 'a.tsx': 'two' });
  });

  it('are written to the storage at most twice a second, and when the page is left', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    for (const text of ['2', '3', '4']) keepEdits(KEY, ORIGINAL, { 'a.tsx': text });
    const stored = () => JSON.parse(sessionStorage.getItem(KEY)!) as { edited: object };
    jest.advanceTimersByTime(500);
    expect(write.mock.calls.length).toBeLessThanOrEqual(2);
    expect(stored().edited).toEqual({ 'a.tsx': '4' });
    keepEdits(KEY, ORIGINAL, { 'a.tsx': '5' });
    keepEdits(KEY, ORIGINAL, { 'a.tsx': '6' });
    window.dispatchEvent(new Event('pagehide'));
    expect(stored().edited).toEqual({ 'a.tsx': '6' });
  });

  it.each(['', '{', 'null', '[]', '"text"'])('survive %j in the storage', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readEdits(KEY)).toBeUndefined();
  });

  it('stay as long as the page where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    keepEdits(KEY, ORIGINAL, { 'a.tsx': 'two' });
    expect(readEdits(KEY)).toEqual({ 'a.tsx': 'two' });
    keepEdits(KEY, ORIGINAL, ORIGINAL);
    expect(readEdits(KEY)).toBeUndefined();
  });

  it('tell when they come and go', () => {
    const listener = jest.fn(() => readEdits(KEY)?.['a.tsx']);
    const end = subscribeEdits(listener);
    keepEdits(KEY, ORIGINAL, { 'a.tsx': 'two' });
    keepEdits(KEY, ORIGINAL, ORIGINAL);
    end();
    keepEdits(KEY, ORIGINAL, { 'a.tsx': 'three' });
    expect(listener.mock.results.map(({ value }) => value)).toEqual(['two', undefined]);
  });
});
