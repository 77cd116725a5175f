import { documentedMajors } from './documentedMajors';

test.each([
  ['1.5.0', ['main', 'v1'], [1]],
  ['2.0.0', ['main', 'v1', 'v1-fixes', 'dev/v0'], [2, 1]],
  ['11.2.0-rc.1', ['v9', 'v10', 'v11', 'v12'], [11, 10, 9]],
])('version %s with the branches %p documents %p', (version, branches, majors) => {
  expect(documentedMajors(version, branches)).toEqual(majors);
});
