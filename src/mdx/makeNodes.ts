import type { Expression, ImportDeclaration, Program } from 'estree';
import type { MdxJsxAttribute, MdxjsEsm } from 'mdast-util-mdx';

const program = (...body: Program['body']): { estree: Program } => ({
  estree: { type: 'Program', sourceType: 'module', body },
});

/**
 * Creates an attribute whose value is an expression.
 *
 * @param name name of the attribute
 * @param value a number, or an identifier in the module's scope
 */
export function attribute(name: string, value: number | { identifier: string }): MdxJsxAttribute {
  const isNumber = typeof value === 'number';
  const expression: Expression = isNumber
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

/** Creates the statement `import name from 'source'`. */
export function importOf(name: string, source: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: source, raw: `'${source}'` },
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: program(declaration),
  };
}
