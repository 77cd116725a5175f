import { readSection } from './useActiveHeading';

describe('readSection', () => {
  it.each([
    ['above the first heading, far away', [500, 900], -1],
    ['above the first heading, which is in sight', [300, 900], 0],
    ['within a section', [-200, 700], 0],
    ['where the next heading is in the upper half', [-200, 300, 700], 1],
    ['where a heading is under the navbar', [30, 700], 0],
    ['at the end of the page', [-900, -200], 1],
    ['on a page without headings', [], -1],
  ])('%s', (_, tops, section) => {
    expect(readSection(tops, 60, 800)).toBe(section);
  });
});
