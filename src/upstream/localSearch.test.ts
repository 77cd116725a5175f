import { stockLists } from './localSearch';

it('refuses an index of another make, and says what to adapt', () => {
  expect(() => stockLists([])).toThrow(/src\/upstream\/localSearch\.ts/);
});
