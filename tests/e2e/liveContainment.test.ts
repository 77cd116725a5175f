import { describeContainment } from '../support/containment/describeContainment';
import { SNIPPET_GROUPS } from '../support/containment/groups';

it('comes in a hundred kinds and more, each with its own name', () => {
  const all = SNIPPET_GROUPS.flatMap(({ snippets }) => snippets);
  expect(SNIPPET_GROUPS).toHaveLength(11);
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

// All of them take four minutes; the slow group `engines` has them.
describeContainment(8);
