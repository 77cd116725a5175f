/** Session storage: where the reader stood when the language was changed. */
const KEY = 'bindform.language-scroll';

interface Place {
  /** Path of the page that is being asked for. */
  path: string;
  /** Id of the heading last passed; languages differ in length, but share their headings' ids. */
  heading?: string;
  /** How far below the top of the window that heading stood, or, without one, the page's scroll (px). */
  offset: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function lastPassedHeading(): Element | undefined {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]')];
  return headings.filter((heading) => topOf(heading) <= window.innerHeight / 4).at(-1);
}

/**
 * Remembers where the reader is, for the same page in another language.
 *
 * @param path path of that page
 */
export function rememberScroll(path: string): void {
  const heading = lastPassedHeading();
  const place: Place = heading
    ? { path, heading: heading.id, offset: topOf(heading) }
    : { path, offset: window.scrollY };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Without storage the page opens at its top.
  }
}

function takePlace(): Place | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const place = text ? (JSON.parse(text) as Place) : undefined;
    return place?.path === window.location.pathname ? place : undefined;
  } catch {
    return undefined;
  }
}

/** What a reader scrolls with. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];

/** Brings the reader back to where the other language was left, unless the reader has scrolled here already. */
export function restoreScroll(): void {
  const place = takePlace();
  // Without a hash, only the reader can have scrolled while the app was on its way.
  if (!place || (!window.location.hash && window.scrollY > 0)) return;
  // The height of every block counts, also of those that are laid out later (src/css/firstLayout.css).
  delete document.documentElement.dataset.lazy;
  const go = () => {
    const heading = place.heading && document.getElementById(place.heading);
    const top = heading ? window.scrollY + topOf(heading) - place.offset : place.offset;
    window.scrollTo({ top, behavior: 'instant' });
  };
  go();
  if (document.readyState === 'complete') return;
  // The browser goes to the address's hash once more when everything has loaded, except if the reader scrolls.
  const end = new AbortController();
  const { signal } = end;
  const options = { passive: true, signal };
  for (const sign of SCROLLING) window.addEventListener(sign, () => end.abort(), options);
  window.addEventListener('load', go, { signal });
  window.addEventListener('load', () => end.abort(), { signal });
}
