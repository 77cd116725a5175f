/** A node of an MDX tree, as far as demos need it (https://mdxjs.com/packages/remark-mdx/#syntax-tree). */
export interface MdxElement {
  type: string;
  name?: string | null;
  attributes: MdxAttribute[];
  children: MdxElement[];
  value?: string;
  data?: { estree: unknown };
}

/** An attribute of an MDX element: a text, or an expression with its syntax tree. */
export interface MdxAttribute {
  type: string;
  name?: string;
  value?: string | null | { type: string; value: string; data?: { estree: unknown } };
}

/** The root of an MDX tree. */
export interface MdxRoot {
  type: 'root';
  children: MdxElement[];
}

const program = (...body: unknown[]) => ({
  estree: { type: 'Program', sourceType: 'module', body },
});

/** The text of an attribute; undefined when it is missing or an expression. */
export function stringAttribute(element: MdxElement, name: string): string | undefined {
  const found = element.attributes.find((candidate) => candidate.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Makes an attribute that is an expression.
 *
 * @param name name of the attribute
 * @param value a number, or the name of something in the module's scope
 */
export function attribute(name: string, value: number | { identifier: string }): MdxAttribute {
  const isNumber = typeof value === 'number';
  const expression = isNumber
    ? { type: 'Literal', value, raw: String(value) }
    : { type: 'Identifier', name: value.identifier };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: isNumber ? String(value) : value.identifier,
      data: program({ type: 'ExpressionStatement', expression }),
    },
  };
}

/** Makes the statement `import name from 'source'`. */
export function importOf(name: string, source: string): MdxElement {
  const local = { type: 'Identifier', name };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    attributes: [],
    children: [],
    data: program({
      type: 'ImportDeclaration',
      specifiers: [{ type: 'ImportDefaultSpecifier', local }],
      source: { type: 'Literal', value: source, raw: `'${source}'` },
    }),
  };
}
