/** Class of all elements that antd styles in a demo; its design tokens are custom properties there. */
export const ANTD_SCOPE = 'demo-antd';

const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Custom properties by selector; rules inside at-rules hold none. */
function variables(css: string): Map<string, string[]> {
  return new Map(
    [...css.matchAll(RULE)]
      .filter(
        ([, selector, body]) => selector.startsWith(`.${ANTD_SCOPE}`) && body.startsWith('--'),
      )
      .map(([, selector, body]) => [selector, body.split(';').filter(Boolean)]),
  );
}

/**
 * Picks the design tokens that the dark styles set to another value than the light ones, as rules that
 * count in the dark color mode only. Everything else antd writes is the same in both.
 *
 * @param light styles of a demo in the light theme
 * @param dark styles of the same demo in the dark theme
 */
export function darkVariables(light: string, dark: string): string {
  const known = variables(light);
  return [...variables(dark)]
    .map(([selector, tokens]) => {
      const same = new Set(known.get(selector));
      const changed = tokens.filter((token) => !same.has(token));
      return changed.length ? `[data-theme='dark'] ${selector}{${changed.join(';')}}` : '';
    })
    .join('');
}
