import { watchHeight } from './measure';

/** Lays out one element in a frame that the page makes as high as it is told, since jsdom lays out nothing. */
function frameWith(heightIn: (frame: number) => number, isObservedFirst = false) {
  let frame = 112;
  let observe = () => {};
  const show = (height: number) => {
    frame = height;
    const told = [() => window.dispatchEvent(new Event('resize')), () => observe()];
    for (const tell of isObservedFirst ? told.reverse() : told) tell();
  };
  Object.defineProperty(window, 'innerHeight', { configurable: true, get: () => frame });
  Object.defineProperty(document.body, 'scrollHeight', {
    configurable: true,
    get: () => heightIn(frame),
  });
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observe = () => callback([], this);
    }
    observe() {}
    disconnect() {}
    unobserve() {}
  };
  watchHeight((height) => setTimeout(() => show(height), 16));
  observe();
  jest.runAllTimers();
  return { height: () => frame, layOut: () => observe() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['as high as the frame', 1, false],
  ['as high as the frame, in Chromium', 1, true],
  ['twice as high', 2, false],
  ['twice as high, in Chromium', 2, true],
])('a frame around content %s does not grow without end', (_, share, isObservedFirst) => {
  const { height } = frameWith((frame) => share * frame + 40, isObservedFirst);
  expect(height()).toBeLessThan(700);
});

it('a frame is as high as content that takes a share of it', () => {
  const { height } = frameWith((frame) => Math.round(0.5 * frame) + 100);
  expect(height()).toBeCloseTo(200, -1);
});

it('a frame gets the height of content that changes while the frame does', () => {
  let content = 152;
  const { height, layOut } = frameWith(() => content);
  content = 192;
  layOut();
  // It grows as much again in the moment in which the frame has grown.
  window.addEventListener('resize', () => (content = 232), { once: true, capture: true });
  jest.runAllTimers();
  expect(height()).toBe(232);
  content = 100;
  layOut();
  jest.runAllTimers();
  expect(height()).toBe(100);
});
