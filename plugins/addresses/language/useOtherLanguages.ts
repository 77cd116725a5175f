import { usePluginData } from '@docusaurus/useGlobalData';
import type { OtherLanguages } from './otherLanguages';

/** The texts that this page may show in another language than its own. */
export function useOtherLanguages(): OtherLanguages {
  return usePluginData('addresses') as OtherLanguages;
}
