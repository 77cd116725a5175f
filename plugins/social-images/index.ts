import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** An image for each page, to be shown where its address is shared; see the README of this folder. */
export default function socialImages(): Plugin {
  return {
    name: 'social-images',
    async postBuild({ outDir, routesPaths, baseUrl, siteConfig, siteDir }) {
      // The rasterizer and the fonts are large, and only a build needs them.
      const { writeSocialImages } = await import('./writeSocialImages');
      await writeSocialImages({
        outDir,
        routesPaths,
        baseUrl,
        siteUrl: siteConfig.url,
        siteName: siteConfig.title,
        cacheDir: path.join(siteDir, 'node_modules/.cache/social-images'),
      });
    },
  };
}
