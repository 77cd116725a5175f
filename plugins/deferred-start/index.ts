import type { Plugin } from '@docusaurus/types';
import { bootScript } from './bootScript';

/** The oldest browsers of `browserslist` in package.json. */
const BROWSERS = ['chrome114', 'firefox125', 'safari17'];

/** Loses nothing of what readers do before React listens; see the README of this folder. */
export default function deferredStart(): Plugin<string> {
  return {
    name: 'deferred-start',
    loadContent: () => bootScript(BROWSERS),
    injectHtmlTags: ({ content }) => ({
      headTags: [{ tagName: 'script', innerHTML: content }],
    }),
    getThemePath: () => './theme',
  };
}
