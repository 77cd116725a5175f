import { watchFlood } from './flood';

const events = new EventTarget();
Object.assign(globalThis, { window: events });

function watch() {
  const onFlood = jest.fn();
  return { onFlood, gate: watchFlood({} as HTMLIFrameElement, onFlood) };
}

describe('messages of a frame', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Lets each look at the clock find it this much later (ms). */
  const taking = (ms: number) => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += ms));
  };

  it('are a flood when they are more than a thousand between two heartbeats', () => {
    const { gate, onFlood } = watch();
    for (let index = 0; index < 1000; index += 1) expect(gate.count()).toBe(false);
    gate.reset();
    expect(gate.count()).toBe(false);
    for (let index = 0; index < 1000; index += 1) gate.count();
    expect(onFlood).toHaveBeenCalledTimes(1);
  });

  it('are read when that is quick', () => {
    const { gate, onFlood } = watch();
    taking(1);
    for (let index = 0; index < 100; index += 1) expect(gate.read(() => 'pong')).toBe('pong');
    expect(onFlood).not.toHaveBeenCalled();
  });

  it('are a flood when reading them halts the page', () => {
    const { gate, onFlood } = watch();
    taking(300);
    expect(gate.read(() => 'first')).toBe('first');
    gate.reset();
    expect(gate.read(() => 'second')).toBe('second');
    expect(gate.read(() => 'third')).toBeUndefined();
    expect(onFlood).toHaveBeenCalledTimes(1);
  });
});
