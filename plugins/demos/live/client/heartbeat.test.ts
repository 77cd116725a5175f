import { ALLOWED_MISSES, BEAT_MS, startHeartbeat } from './heartbeat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const beats = (count: number) => jest.advanceTimersByTime(count * BEAT_MS);

describe('startHeartbeat', () => {
  it('lets a frame live that answers, however late', () => {
    const onSilence = jest.fn();
    const heart = startHeartbeat(() => undefined, onSilence);
    for (let round = 0; round < 20; round += 1) {
      beats(ALLOWED_MISSES);
      heart.answer();
    }
    expect(onSilence).not.toHaveBeenCalled();
    expect(heart.misses()).toBe(0);
    heart.stop();
  });

  it('reports silence once, and pings no more', () => {
    const ping = jest.fn();
    const onSilence = jest.fn();
    startHeartbeat(ping, onSilence);
    beats(50);
    expect(ping).toHaveBeenCalledTimes(ALLOWED_MISSES);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('does not take one long sleep for silence', () => {
    const onSilence = jest.fn();
    const heart = startHeartbeat(() => undefined, onSilence);
    jest.setSystemTime(Date.now() + 3_600_000);
    beats(1);
    expect(onSilence).not.toHaveBeenCalled();
    heart.stop();
  });

  it('leaves no timer once stopped', () => {
    startHeartbeat(jest.fn(), jest.fn()).stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
