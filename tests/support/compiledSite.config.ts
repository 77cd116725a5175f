import path from 'node:path';
import type { Config, Plugin } from '@docusaurus/types';
import site from '../../docusaurus.config';
import { SITE_DIR } from './site';

/** Compiles all demos, in the site's languages. */
const compiledDemos = (): Plugin => ({
  name: 'compiled-demos',
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // The localized copies, which the pages import.
          include: /[\\/]\.docusaurus[^\\/]*[\\/]demos[\\/].*[\\/]sources[\\/]/,
          enforce: 'pre' as const,
          use: path.join(__dirname, 'compileLoader.cjs'),
        },
      ],
    },
  }),
});

/** Docusaurus resolves what begins with a dot from the folder of the configuration. */
const fromSite = <P>(plugin: P): P => {
  const [name, options = {}] = [plugin].flat() as unknown[];
  const isOwn = typeof name === 'string' && name.startsWith('.');
  return isOwn ? ([path.join(SITE_DIR, name), options] as P) : plugin;
};

/** The site, with demos that React Compiler has compiled. */
const config: Config = {
  ...site,
  plugins: [...(site.plugins ?? []).map(fromSite), compiledDemos],
  themes: site.themes?.map(fromSite),
};

export default config;
