/**
 * Creates a function that shuffles lists. The same seed gives the same orders (mulberry32 and Fisher-Yates).
 *
 * @param seed a whole number
 */
export function createShuffle(seed: number): <V>(list: readonly V[]) => V[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (list) => {
    const shuffled = [...list];
    for (let i = shuffled.length - 1; i > 0; i -= 1) {
      const other = Math.floor(random() * (i + 1));
      [shuffled[i], shuffled[other]] = [shuffled[other], shuffled[i]];
    }
    return shuffled;
  };
}
