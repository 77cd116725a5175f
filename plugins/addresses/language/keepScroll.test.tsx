import { restoreScroll } from './keepScroll';

const scrollTo = jest.fn();
let scrollY: number;

beforeEach(() => {
  scrollTo.mockClear();
  scrollY = 0;
  window.scrollTo = scrollTo;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY });
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => 'interactive');
});
afterEach(() => jest.restoreAllMocks());

/** The reader changes the language at 400 px, and comes to an address. */
function arrive(address: string): void {
  window.history.replaceState(null, '', address);
  const place = { path: window.location.pathname, offset: 400 };
  sessionStorage.setItem('bindform.language-scroll', JSON.stringify(place));
}
const load = () => window.dispatchEvent(new Event('load'));

test('the place is restored at once, and when everything has loaded', () => {
  arrive('/zh-CN/intro/start');
  restoreScroll();
  load();
  load();
  const place = [{ top: 400, behavior: 'instant' }];
  expect(scrollTo.mock.calls).toEqual([place, place]);
});

test('a reader who has scrolled meanwhile stays there', () => {
  arrive('/zh-CN/intro/start');
  scrollY = 120;
  restoreScroll();
  load();
  expect(scrollTo).not.toHaveBeenCalled();
  scrollY = 0;
  restoreScroll();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('with a hash, it is the browser that has scrolled', () => {
  arrive('/zh-CN/intro/start#usage');
  scrollY = 120;
  restoreScroll();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test.each(['wheel', 'touchmove', 'keydown'])('after a %s it is not restored again', (sign) => {
  arrive('/zh-CN/intro/start');
  restoreScroll();
  window.dispatchEvent(new Event(sign));
  load();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
