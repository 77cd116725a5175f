import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { waitingSections, type WaitingSections } from './waitingSections';

/** Tells readers where a translation is missing or behind the English; see the README of this folder. */
export default function translationStatus({
  siteDir,
  i18n: { currentLocale, defaultLocale },
}: LoadContext): Plugin<WaitingSections> {
  return {
    name: 'translation-status',
    getThemePath: () => './theme',
    getPathsToWatch: () => [
      path.join(__dirname, '**/*.tsx'),
      path.join(siteDir, 'i18n', currentLocale, 'reviewed.json'),
    ],
    loadContent: async () =>
      currentLocale === defaultLocale ? {} : waitingSections(siteDir, currentLocale),
    async contentLoaded({ content, actions }) {
      await actions.createData('waiting.json', content);
    },
  };
}
