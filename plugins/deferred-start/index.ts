import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScript } from './bootScript';
import { speculationRules } from './speculationRules';

/** The oldest browsers of `browserslist` in package.json. */
const BROWSERS = ['chrome114', 'firefox125', 'safari17'];

/** Starts the app on the first sign of a reader, and replays earlier input; see the README of this folder. */
export default function deferredStart({ i18n }: LoadContext): Plugin<string> {
  const { baseUrl } = i18n.localeConfigs[i18n.defaultLocale];
  return {
    name: 'deferred-start',
    loadContent: () => bootScript(BROWSERS),
    injectHtmlTags: ({ content }) => ({
      headTags: [
        { tagName: 'script', innerHTML: content },
        {
          tagName: 'script',
          attributes: { type: 'speculationrules' },
          innerHTML: speculationRules(baseUrl),
        },
      ],
    }),
    getThemePath: () => './theme',
  };
}
