import { createContext, useContext } from 'react';
import { useRootColorMode, type ColorMode } from '@site/src/components/rootColorMode';

/** Set at build, where a demo is rendered once in each mode; unset in the browser. */
export const PrerenderedScheme = createContext<ColorMode>('light');

/** The color mode of the site. A demo is a React root that the site's contexts do not reach. */
export function useColorScheme(): ColorMode {
  return useRootColorMode(useContext(PrerenderedScheme));
}
