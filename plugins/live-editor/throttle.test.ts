import { throttle } from './throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Edits a text at given times, in ms, and records what is built when. */
function edit(times: number[], untilMs = 3000) {
  const builds: [ms: number, edit: number][] = [];
  let newest = 0;
  const start = Date.now();
  const throttled = throttle(() => builds.push([Date.now() - start, newest]), 500);
  for (const time of times) {
    setTimeout(() => {
      newest = time;
      throttled.request();
    }, time);
  }
  jest.advanceTimersByTime(untilMs);
  return { builds, throttled };
}

describe('throttle', () => {
  it('runs the first request at once', () => {
    expect(edit([0]).builds).toEqual([[0, 0]]);
  });

  it('runs at most once in 500 ms, and the last request always', () => {
    expect(edit([0, 100, 200, 300]).builds).toEqual([
      [0, 0],
      [500, 300],
    ]);
  });

  it('keeps up with steady typing', () => {
    const times = Array.from({ length: 20 }, (_, index) => index * 80);
    expect(edit(times).builds).toEqual([
      [0, 0],
      [500, 480],
      [1000, 960],
      [1500, 1440],
      [2000, 1520],
    ]);
  });

  it('runs a request that comes after a pause at once', () => {
    expect(edit([0, 700]).builds).toEqual([
      [0, 0],
      [700, 700],
    ]);
  });

  it('runs nothing after it was cancelled, until asked again', () => {
    const { builds, throttled } = edit([0, 100], 200);
    throttled.cancel();
    jest.advanceTimersByTime(2000);
    expect(builds).toEqual([[0, 0]]);
    throttled.request();
    expect(builds).toHaveLength(2);
  });
});
