import { usePluginData } from '@docusaurus/useGlobalData';
import type { ShellData } from './shellData';

/** What the site shell's plugin found out at build. */
export function useShellData(): ShellData {
  return usePluginData('site-shell') as ShellData;
}
