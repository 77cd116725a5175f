import type { ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { useColorScheme } from '../useColorScheme';

/**
 * Lets Mantine follow the site's color mode, which it may not remember. Its variables and global classes are
 * in its stylesheet: the policy of the page would have to know the text of a style element.
 */
export default function MantineKit({ children }: { children: ReactNode }): ReactNode {
  return (
    <MantineProvider
      forceColorScheme={useColorScheme()}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
