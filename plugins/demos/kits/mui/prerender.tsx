import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { KitPrerender } from '../../prerender/kitPrerender';

/** Collects the emotion styles of a demo under emotion's own key, so that the browser adopts them. */
const prerenderMui: KitPrerender = (render) => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = render((demo) => <CacheProvider value={cache}>{demo}</CacheProvider>);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
};

export default prerenderMui;
