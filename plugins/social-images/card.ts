import { box, type CardElement } from './cardElement';
import { COLORS } from './colors';
import { formDrawing } from './formDrawing';
import type { PageWords } from './readPage';

/** Width and height of an image (px), as social networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The site's mark, as in static/logo.svg. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${COLORS.pine}"/><path d="M9 8v16M9 16h6a4 4 0 0 1 0 8H9M19 8h4v4" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

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
    box({ marginLeft: 20, fontWeight: 700, color: COLORS.ink }, siteName),
    box({ marginLeft: 'auto', color: COLORS.muted }, section),
  ]);

/** Title and description, with more room where there is no form below. */
const words = ({ title, description, form }: PageWords) =>
  box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
    clamped(
      2,
      { color: COLORS.ink, fontSize: form ? 62 : 80, fontWeight: 700, lineHeight: 1.2 },
      title,
    ),
    clamped(
      form ? 2 : 3,
      { marginTop: 16, color: COLORS.muted, fontSize: form ? 31 : 35, lineHeight: 1.45 },
      description,
    ),
  ]);

/**
 * The drawing of a page's image: what the page says of itself, and the first form that it shows.
 *
 * @param page from `readPage`
 * @param siteName name next to the mark
 */
export function card(page: PageWords, siteName: string): CardElement {
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '56px 72px 60px',
      borderBottom: `14px solid ${COLORS.pine}`,
      background: COLORS.surface,
      fontFamily: 'Noto Sans',
    },
    [
      head(siteName, page.section),
      box({ height: 2, marginTop: 32, background: COLORS.line }, []),
      words(page),
      ...(page.form ? [formDrawing(page.form)] : []),
    ],
  );
}
