import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DemoModule, DemoPart } from '../../types';

/**
 * The value of `lang` for the parts of a demo: one that is not translated is shown in English on a page
 * of another language (WCAG 3.1.2).
 *
 * @returns gives the value for a part; undefined if it is in the language of the page
 */
export function useEnglish({ english }: Pick<DemoModule, 'english'>) {
  const { i18n } = useDocusaurusContext();
  const { htmlLang } = i18n.localeConfigs[i18n.defaultLocale];
  return (part: DemoPart): string | undefined => (english?.includes(part) ? htmlLang : undefined);
}
