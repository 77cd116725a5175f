import { SUBJECTS } from '../../src/components/benchmark/results';
import { readOptions } from '../bench/library/options';
import { createShuffle } from '../bench/library/shuffled';

describe('the options of the benchmark', () => {
  it('measure everything, unless it has to be quick', () => {
    const full = readOptions([]);
    const quick = readOptions(['--quick']);
    expect(full).toMatchObject({ counts: [10, 100, 1000, 10_000], isWritten: false });
    expect(full.subjects).toEqual(SUBJECTS);
    expect(quick.counts).toEqual([10, 1000]);
    expect(quick.effortFor(1000).turns).toBeLessThan(full.effortFor(1000).turns);
  });

  it('name sizes, subjects and a seed', () => {
    const args = ['--fields', '10, 500', '--subjects', 'bindform,antd', '--seed', '7', '--write'];
    expect(readOptions(args)).toMatchObject({
      counts: [10, 500],
      subjects: ['bindform', 'antd'],
      seed: 7,
      isWritten: true,
    });
  });

  it.each([
    [['--fields', '10,many'], '"10,many" is not a list of numbers of fields'],
    [['--subjects', 'jquery'], '"jquery" is not a list of subjects; there are: use-state,'],
    [['--slow'], '--slow'],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

test('the same seed gives the same order, and each has all members once', () => {
  const orders = (seed: number) => {
    const shuffle = createShuffle(seed);
    return [shuffle(SUBJECTS), shuffle(SUBJECTS)];
  };
  expect(orders(7)).toEqual(orders(7));
  expect(orders(7)).not.toEqual(orders(8));
  for (const order of orders(7)) expect([...order].sort()).toEqual([...SUBJECTS].sort());
});
