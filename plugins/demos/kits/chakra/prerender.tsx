import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { KitPrerender } from '../../prerender/kitPrerender';

/**
 * Collects the emotion styles of a demo. They are one element, which emotion does not adopt: most of them are
 * design tokens, and only those that the page uses are kept in it.
 */
const prerenderChakra: KitPrerender = (render) => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = render((demo) => <CacheProvider value={cache}>{demo}</CacheProvider>);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return {
    html,
    styles: `<style data-prerendered>${styles.map(({ css }) => css).join('')}</style>`,
  };
};

export default prerenderChakra;
