import { createLoopGuard, EndlessError } from './endless';

/** A guard with a clock that the test winds. */
function wound() {
  let time = 0;
  let rest = () => {};
  const told: EndlessError[] = [];
  const guard = createLoopGuard((error) => told.push(error), {
    now: () => time,
    afterRest: (callback) => {
      rest = callback;
    },
  });
  return {
    told,
    /** Iterates that many times, with that many ms per iteration. */
    loop(rounds: number, ms: number, line = 1) {
      for (let round = 0; round < rounds; round += 1) {
        time += ms;
        guard('a.tsx', line);
      }
    },
    rest: () => rest(),
  };
}

describe('createLoopGuard', () => {
  it('ends a fast loop after two seconds and says where it was', () => {
    const { loop, told } = wound();
    expect(() => loop(1e9, 0.01, 7)).toThrow(EndlessError);
    expect(told).toEqual([expect.objectContaining({ file: 'a.tsx', line: 7 })]);
  });

  it('ends a slow loop too', () => {
    const { loop, told } = wound();
    expect(() => loop(1e9, 100)).toThrow(EndlessError);
    expect(told).toHaveLength(1);
  });

  it('lets few rounds take three seconds, as on a slow device', () => {
    const { loop, told } = wound();
    loop(100, 30);
    expect(told).toEqual([]);
  });

  it('lets code go on that rests now and then, however much it does', () => {
    const { loop, rest, told } = wound();
    for (let turn = 0; turn < 100; turn += 1) {
      loop(20_000, 0.05);
      rest();
    }
    expect(told).toEqual([]);
  });

  it('throws at each round once it has ended a demo, and reports it once', () => {
    const { loop, rest, told } = wound();
    expect(() => loop(1e9, 100)).toThrow();
    expect(() => loop(1, 0, 2)).toThrow(told[0]);
    rest();
    expect(() => loop(1, 0, 3)).toThrow(told[0]);
    expect(told).toHaveLength(1);
  });
});
