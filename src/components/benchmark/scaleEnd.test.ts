import { scaleEnd } from './scaleEnd';

it.each([
  [[3], 3],
  [[1, 4, 2], 4],
  [[5, 20], 20],
  [[5, 21], 5],
  [[2.3, 381, 3, 18.75], 18.75],
])('the scale of %p ends at %p', (lengths, end) => {
  expect(scaleEnd(lengths)).toBe(end);
});
