/** @jest-environment jsdom */
import { findFrame, findTarget } from './target';

beforeEach(() => {
  document.body.innerHTML = '<div id="place"></div><iframe id="frame" title="frame"></iframe>';
});

const place = () => document.getElementById('place')!;
const frame = () => document.getElementById('frame')!;

test('the element to replace is found by its id, or is given', () => {
  expect(findTarget('place')).toBe(place());
  expect(findTarget(place())).toBe(place());
});

test('the frame to connect to is found by its id, or is given', () => {
  expect(findFrame('frame')).toBe(frame());
  expect(findFrame(frame())).toBe(frame());
});

describe.each([
  ['findTarget', findTarget],
  ['findFrame', findFrame],
])('%s', (_name, find) => {
  test('says that an id is unknown', () => {
    expect(() => find('nowhere')).toThrow(
      new Error('the element with the given id could not be found'),
    );
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [42, '42'],
    [{}, '[object Object]'],
  ])('refuses %p as an element', (value, shown) => {
    expect(() => find(value as unknown as string)).toThrow(new Error(`Invalid element: ${shown}`));
  });
});

test('an element that is nowhere cannot be replaced', () => {
  expect(() => findTarget(document.createElement('div'))).toThrow(new Error('Invalid Element'));
});

test('an element that is no frame cannot be connected to', () => {
  expect(() => findFrame('place')).toThrow(new Error('Provided element is not an iframe.'));
});
