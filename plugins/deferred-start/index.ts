import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScript } from './bootScript';

/** The oldest browsers of `browserslist` in package.json. */
const BROWSERS = ['chrome114', 'firefox125', 'safari17'];

/** Starts the app when readers want it, and loses nothing that they do before; see the README of this folder. */
export default function deferredStart({ siteDir }: LoadContext): Plugin<string> {
  return {
    name: 'deferred-start',
    loadContent: () => bootScript(siteDir, BROWSERS),
    injectHtmlTags: ({ content }) => ({
      headTags: [{ tagName: 'script', innerHTML: content }],
    }),
    getThemePath: () => './theme',
  };
}
