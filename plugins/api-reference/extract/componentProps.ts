import docgen from 'docusaurus-plugin-react-docgen-typescript';
import type { ComponentDoc, PropItem } from 'react-docgen-typescript';
import type { Definition, Definitions, Property } from '../definitions';

const isOwnProp = ({ name, parent, declarations = [] }: PropItem) =>
  name !== 'ref' &&
  ![...declarations, ...(parent ? [parent] : [])].some(({ fileName }) =>
    fileName.includes('node_modules'),
  );

/**
 * Reads the props of components through docusaurus-plugin-react-docgen-typescript, which also finds
 * the defaults that a component gives while it takes its props apart.
 *
 * @param src absolute globs of the components' files
 * @param tsConfig absolute path of the configuration that compiles them
 */
export async function readComponentProps(src: string[], tsConfig: string): Promise<ComponentDoc[]> {
  // Its context is declared as what a browser has, and it looks at nothing there.
  const plugin = docgen({} as Parameters<typeof docgen>[0], {
    src,
    ignore: ['**/*.test.tsx'],
    global: false,
    globOptions: null,
    tsConfig,
    parserOptions: { savePropValueAsString: true, propFilter: isOwnProp },
  });
  return (await plugin.loadContent?.()) ?? [];
}

const withDefault = (property: Property, prop: PropItem): Property => ({
  ...property,
  required: prop.required,
  documentation: {
    ...property.documentation,
    default: property.documentation.default ?? prop.defaultValue?.value ?? undefined,
  },
});

function mergedProps({ name, properties }: Definition, { props, filePath }: ComponentDoc) {
  const undeclared = Object.keys(props).find(
    (prop) => !properties.some((each) => each.name === prop),
  );
  if (undeclared !== undefined) {
    throw new Error(
      `${filePath}: the prop ${undeclared} of ${name} is in the component but not in ` +
        'the type of its props. Declare it there, with a comment.',
    );
  }
  return properties
    .filter((property) => Object.hasOwn(props, property.name))
    .map((property) => withDefault(property, props[property.name]));
}

/**
 * Gives each component the props that its code takes, in place of those of its type alone.
 *
 * @throws Error when a component takes a prop that its type does not declare
 */
export function withComponentProps(
  definitions: Definitions,
  components: ComponentDoc[],
): Definitions {
  const merged = { ...definitions };
  for (const component of components) {
    const definition = definitions[component.displayName];
    if (definition?.kind !== 'component') continue;
    merged[definition.name] = { ...definition, properties: mergedProps(definition, component) };
  }
  return merged;
}
