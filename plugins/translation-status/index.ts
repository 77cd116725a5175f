import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { waitingSections } from './waitingSections';

/** Tells readers where a translation is missing or behind the English; see the README of this folder. */
export default function translationStatus({
  siteDir,
  i18n: { currentLocale, defaultLocale },
}: LoadContext): Plugin {
  return {
    name: 'translation-status',
    getThemePath: () => './theme',
    getPathsToWatch: () => [
      path.join(__dirname, '**/*.tsx'),
      path.join(siteDir, 'i18n', currentLocale, 'reviewed.json'),
    ],
    // After each change of a page in either language, which the docs plugin watches.
    async allContentLoaded({ actions }) {
      const isTranslation = currentLocale !== defaultLocale;
      const waiting = isTranslation ? waitingSections(siteDir, currentLocale) : {};
      await actions.createData('waiting.json', waiting);
    },
  };
}
