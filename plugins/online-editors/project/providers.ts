/** A component that an app of a UI kit has at its root. */
interface Provider {
  imports: string[];
  props: string;
}

/** The providers by the package that exports them. The first import is the component. */
const PROVIDERS: Record<string, Provider> = {
  '@chakra-ui/react': {
    imports: ['ChakraProvider', 'defaultSystem'],
    props: ' value={defaultSystem}',
  },
  '@mantine/core': { imports: ['MantineProvider'], props: '' },
};

/** What the entry of a project imports and renders around the demo. */
export interface ProjectProviders {
  /** Import statements. */
  imports: string[];
  /** Opening tags with their closing ones, from the outermost to the innermost. */
  tags: [open: string, close: string][];
}

/**
 * Finds the providers without which the components of a demo throw.
 *
 * @param packages names of the packages that the demo needs
 */
export function providersOf(packages: readonly string[]): ProjectProviders {
  const used = packages.filter((name) => Object.hasOwn(PROVIDERS, name)).sort();
  return {
    imports: used.map((name) => `import { ${PROVIDERS[name].imports.join(', ')} } from '${name}';`),
    tags: used.map((name) => {
      const [component] = PROVIDERS[name].imports;
      return [`<${component}${PROVIDERS[name].props}>`, `</${component}>`];
    }),
  };
}
