import { fireEvent } from '@testing-library/react';
import { layOut } from './layOut';

// Not implemented by jsdom.
const scrollTo = jest.fn();
Object.assign(window, { scrollTo });

const root = document.documentElement;
addEventListener('keydown', layOut);

beforeEach(() => {
  scrollTo.mockReset();
  root.dataset.lazy = 'true';
});

it.each([{}, { ctrlKey: true }])(
  'End goes to the end of the page, all of it laid out: %o',
  (init) => {
    fireEvent.keyDown(document.body, { key: 'End', ...init });
    expect(root.dataset.lazy).toBeUndefined();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  },
);

it('Shift+End, which selects text, is left to the browser', () => {
  fireEvent.keyDown(document.body, { key: 'End', shiftKey: true });
  expect(root.dataset.lazy).toBe('true');
  expect(scrollTo).not.toHaveBeenCalled();
});
