/** The part of a PostCSS rule that is read and changed (https://postcss.org/api/#atrule). */
interface MediaRule {
  params: string;
}

/** Browsers measure an em of a media query in their default font size, which is 16 px unless changed. */
const PX_PER_EM = 16;

/** Widths at which Infima and the theme change the frame (px); other widths of queries stay as they are. */
const FRAME_WIDTHS = /\b(576|996|1440)px/g;

/** The other side of 996 px, as Infima and the theme write it: in em, there is a gap between the two. */
const DESKTOP = /\(\s*(?:min-width\s*:|width\s*>=)\s*997px\s*\)/g;

/**
 * Turns the break points of the frame in a media query from px into em, so that a reader with a large
 * default font gets the layout that has room for it.
 *
 * @param query the condition of a media query
 */
export function inEm(query: string): string {
  return query
    .replace(DESKTOP, '(width > 996px)')
    .replace(FRAME_WIDTHS, (_, px: string) => `${Number(px) / PX_PER_EM}em`);
}

/** PostCSS plugin that applies {@link inEm} to all styles of the site, those of Infima included. */
export const emBreakpoints = {
  postcssPlugin: 'em-breakpoints',
  AtRule: {
    media(rule: MediaRule): void {
      const params = inEm(rule.params);
      // PostCSS visits a rule again when it was written to.
      if (params !== rule.params) rule.params = params;
    },
  },
};
