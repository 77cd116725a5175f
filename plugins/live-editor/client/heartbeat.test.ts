import {
  ALLOWED_MISSES,
  BEAT_MS,
  MISSES_WHILE_LOADING,
  startHeartbeat,
  type HeartbeatHandlers,
} from './heartbeat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const beats = (count: number) => jest.advanceTimersByTime(count * BEAT_MS);

const start = (handlers: Partial<HeartbeatHandlers> = {}) =>
  startHeartbeat({
    allowedMisses: () => ALLOWED_MISSES,
    ping: jest.fn(),
    onMiss: jest.fn(),
    onSilence: jest.fn(),
    onHeaviness: jest.fn(),
    ...handlers,
  });

/** Answers each of so many pings after so many ms. */
function answerLate(heart: ReturnType<typeof start>, count: number, lateMs: number): void {
  for (let beat = 0; beat < count; beat += 1) {
    jest.advanceTimersToNextTimer();
    jest.advanceTimersByTime(lateMs);
    heart.answer();
  }
}

describe('startHeartbeat', () => {
  it('lets a frame live that answers, however late', () => {
    const onSilence = jest.fn();
    const heart = start({ onSilence });
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
    start({ ping, onSilence });
    beats(50);
    expect(ping).toHaveBeenCalledTimes(ALLOWED_MISSES);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('is patient with a frame that is loading, and counts from when it begins', () => {
    const onSilence = jest.fn();
    const onMiss = jest.fn();
    let allowed = MISSES_WHILE_LOADING;
    const heart = start({ allowedMisses: () => allowed, onMiss, onSilence });
    beats(MISSES_WHILE_LOADING);
    expect(onMiss).toHaveBeenCalledWith(ALLOWED_MISSES);
    allowed = ALLOWED_MISSES;
    heart.forgive();
    beats(ALLOWED_MISSES);
    expect(onSilence).not.toHaveBeenCalled();
    beats(1);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('gives up a frame that never loads', () => {
    const onSilence = jest.fn();
    start({ allowedMisses: () => MISSES_WHILE_LOADING, onSilence });
    beats(MISSES_WHILE_LOADING + 1);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('does not take one long sleep for silence', () => {
    const onSilence = jest.fn();
    const heart = start({ onSilence });
    jest.setSystemTime(Date.now() + 3_600_000);
    beats(1);
    expect(onSilence).not.toHaveBeenCalled();
    heart.stop();
  });

  it('leaves no timer once stopped', () => {
    start().stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reports a frame as slow, then as heavy, if its replies stay late', () => {
    const onHeaviness = jest.fn();
    const heart = start({ onHeaviness });
    answerLate(heart, 1, 0);
    answerLate(heart, 2, 200);
    expect(heart.isSlow()).toBe(true);
    expect(onHeaviness).not.toHaveBeenCalled();
    answerLate(heart, 5, 200);
    expect(onHeaviness).toHaveBeenCalled();
    expect(heart.isSlow()).toBe(true);
    heart.stop();
  });

  it.each([
    ['that takes long to load', [3000]],
    ['that is slow once', [0, 2400]],
    ['that was slow', [0, 200, 200, 0, 0]],
  ])('calls no frame heavy %s', (_, answers) => {
    const onHeaviness = jest.fn();
    const heart = start({ onHeaviness });
    for (const ms of answers) answerLate(heart, 1, ms);
    answerLate(heart, 3, 0);
    expect(heart.isSlow()).toBe(false);
    expect(onHeaviness).not.toHaveBeenCalled();
    heart.stop();
  });

  it('forgets how late answers were when another frame was the reason', () => {
    const heart = start();
    answerLate(heart, 1, 0);
    answerLate(heart, 3, 200);
    heart.forgive();
    expect(heart.isSlow()).toBe(false);
    heart.stop();
  });
});
