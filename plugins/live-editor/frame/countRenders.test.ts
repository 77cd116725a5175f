import { countRenders, MAX_RENDERS } from './countRenders';

/** Renders so often, each time after a pause; gives how often it was ended. */
function render(times: number, pause: (index: number) => number): number {
  const onRunaway = jest.fn();
  const count = countRenders(onRunaway);
  let now = 0;
  for (let index = 0; index < times; index += 1) {
    now += pause(index);
    count(now, now + 1);
    now += 1;
  }
  return onRunaway.mock.calls.length;
}

describe('countRenders', () => {
  it('ends what renders ten thousand times without rest, once', () => {
    expect(render(MAX_RENDERS - 1, () => 0)).toBe(0);
    expect(render(MAX_RENDERS, () => 0)).toBe(1);
    expect(render(1.1 * MAX_RENDERS, () => 0.2)).toBe(1);
    expect(render(3 * MAX_RENDERS, () => 0.2)).toBe(1);
  });

  it('ends it on a busy computer too, which pauses now and then', () => {
    expect(render(2 * MAX_RENDERS, (index) => (index % 50 === 0 ? 30 : 0.2))).toBe(1);
    expect(render(4 * MAX_RENDERS, (index) => (index % 20 === 0 ? 30 : 0.2))).toBe(1);
  });

  it.each([60, 144, 240])('leaves an animation alone on a screen of %s Hz', (frequency) => {
    expect(render(50 * MAX_RENDERS, () => 1000 / frequency - 1)).toBe(0);
  });
});
