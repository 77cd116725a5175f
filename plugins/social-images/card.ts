import type { PageWords } from './readPage';

/** Width and height of an image (px), as social networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The light mode's colors; see src/css/tokens.css. */
const PINE = '#0a6b5c';
const INK = '#121714';
const MUTED = '#56605b';
const LINE = '#dfe3df';
const SURFACE = '#f6f7f5';

/** The site's mark, as in static/logo.svg. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${PINE}"/><path d="M9 8v16M9 16h6a4 4 0 0 1 0 8H9M19 8h4v4" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** An element as satori takes it: React's shape, without React. */
export interface CardElement {
  type: string;
  props: {
    style?: Record<string, string | number>;
    children?: CardElement[] | string;
    [attribute: string]: unknown;
  };
}

const box = (style: Record<string, string | number>, children: CardElement[] | string) => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

const clamped = (lines: number, style: Record<string, string | number>, text: string) =>
  box({ display: 'block', lineClamp: lines, ...style }, text);

/** Mark and name of the site; where the page is on the other side. */
const head = (siteName: string, section: string) =>
  box({ alignItems: 'center', fontSize: 34 }, [
    {
      type: 'img',
      props: {
        width: 60,
        height: 60,
        src: `data:image/svg+xml;base64,${Buffer.from(MARK).toString('base64')}`,
      },
    },
    box({ marginLeft: 20, fontWeight: 700, color: INK }, siteName),
    box({ marginLeft: 'auto', color: MUTED }, section),
  ]);

/** A field that has the focus, with the page's address as its value. */
const field = (address: string) =>
  box(
    {
      alignItems: 'center',
      height: 76,
      padding: '0 26px',
      border: `3px solid ${PINE}`,
      borderRadius: 14,
      background: '#fff',
      color: MUTED,
      fontSize: 28,
    },
    [box({}, address), box({ width: 3, height: 36, marginLeft: 6, background: PINE }, [])],
  );

/**
 * The drawing of a page's image.
 *
 * @param words what the page says of itself
 * @param siteName name next to the mark
 * @param address the page's address without its protocol
 */
export function card(words: PageWords, siteName: string, address: string): CardElement {
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '60px 72px 64px',
      borderBottom: `14px solid ${PINE}`,
      background: SURFACE,
      fontFamily: 'Noto Sans',
    },
    [
      head(siteName, words.section),
      box({ height: 2, marginTop: 36, background: LINE }, []),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
        clamped(2, { color: INK, fontSize: 76, fontWeight: 700, lineHeight: 1.2 }, words.title),
        clamped(
          2,
          { marginTop: 16, color: MUTED, fontSize: 33, lineHeight: 1.45 },
          words.description,
        ),
      ]),
      field(address),
    ],
  );
}
