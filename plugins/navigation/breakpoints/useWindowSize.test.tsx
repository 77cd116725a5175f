import { act, renderHook } from '@testing-library/react';
import { useWindowSize } from './useWindowSize';

/** A browser whose default font has a size (px), as it evaluates `(width > …)`. */
function open(width: number, font = 16): void {
  Object.assign(window, {
    innerWidth: width,
    matchMedia: (query: string) => {
      const [, length, unit] = /^\(width > ([\d.]+)(em|px)\)$/.exec(query) ?? [];
      return { matches: width > Number(length) * (unit === 'em' ? font : 1) };
    },
  });
  window.dispatchEvent(new Event('resize'));
}

it.each([
  [996, 16, 'mobile'],
  [997, 16, 'desktop'],
  [1245, 20, 'mobile'],
  [1246, 20, 'desktop'],
])('a window of %i px with a font of %i px is %s', (width, font, expected) => {
  open(width, font);
  expect(renderHook(() => useWindowSize()).result.current).toBe(expected);
});

it('follows the window, and takes another break point', () => {
  open(1200);
  const { result } = renderHook(() => useWindowSize({ desktopBreakpoint: 1100 }));
  expect(result.current).toBe('desktop');
  act(() => open(1050));
  expect(result.current).toBe('mobile');
});

it('reads the width where media queries fail', () => {
  open(1000);
  window.matchMedia = () => {
    throw new Error('broken');
  };
  expect(renderHook(() => useWindowSize()).result.current).toBe('desktop');
});
