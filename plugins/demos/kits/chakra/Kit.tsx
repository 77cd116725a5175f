import type { ReactNode } from 'react';
import { ChakraProvider, createSystem, defaultConfig, mergeConfigs } from '@chakra-ui/react';

/** Around what Chakra resets and styles as a whole, so that the rest of the page keeps its own styles. */
const SCOPE = 'demo-chakra';

const { html, ...everywhere } = defaultConfig.globalCss ?? {};

/** Chakra's own red misses the contrast of WCAG 2.2 AA on white, and so do the borders of its controls. */
const error = { value: { _light: '{colors.red.600}', _dark: '{colors.red.400}' } };
const DEFAULT = { value: '{colors.gray.500}' };

const system = createSystem({
  ...mergeConfigs(defaultConfig, {
    theme: { semanticTokens: { colors: { fg: { error }, border: { DEFAULT, error } } } },
  }),
  preflight: { scope: `.${SCOPE}` },
  globalCss: {
    ...Object.fromEntries(
      Object.entries(everywhere).map(([selectors, styles]) => [
        selectors.replaceAll('*', `.${SCOPE} *`),
        styles,
      ]),
    ),
    [`.${SCOPE}`]: { ...html, bg: 'transparent' },
  },
  conditions: { ...defaultConfig.conditions, dark: 'html[data-theme=dark] &' },
});

/**
 * Lets Chakra UI follow the site's color mode by custom properties. What Chakra says of all elements of a
 * page, it says of those in the demo.
 */
export default function ChakraKit({ children }: { children: ReactNode }): ReactNode {
  return (
    <ChakraProvider value={system}>
      <div className={SCOPE}>{children}</div>
    </ChakraProvider>
  );
}
