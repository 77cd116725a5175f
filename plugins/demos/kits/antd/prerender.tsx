import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { KitPrerender } from '../../prerender/kitPrerender';
import type { ColorMode } from '@site/src/components/rootColorMode';
import { PrerenderedScheme } from '../useColorScheme';
import { darkVariables } from './variables';

/** Tells antd in the browser that its styles are there. It is left out, since they are reduced to the page's. */
const CACHE_PATH = /\.data-ant-cssinjs-cache-path\{[^}]*\}/;

/**
 * Collects the antd styles of a demo. It is rendered in both color schemes; the dark one adds the
 * values of its tokens, so that the first paint is right whatever the reader's mode.
 */
const prerenderAntd: KitPrerender = (render) => {
  const inScheme = (scheme: ColorMode) => {
    const cache = createCache();
    const html = render((demo) => (
      <PrerenderedScheme value={scheme}>
        <StyleProvider cache={cache}>{demo}</StyleProvider>
      </PrerenderedScheme>
    ));
    return { html, css: extractStyle(cache, { plain: true }).replace(CACHE_PATH, '') };
  };
  const { html, css } = inScheme('light');
  const dark = darkVariables(css, inScheme('dark').css);
  return { html, styles: `<style data-prerendered>${css}${dark}</style>` };
};

export default prerenderAntd;
