import { visit } from 'unist-util-visit';
import { DATA_KINDS, dataFile, type ReferenceComponent } from './shownDefinitions';

/** The part of an MDX element that matters here (https://mdxjs.com/packages/remark-mdx/#syntax-tree). */
interface MdxElement {
  type: string;
  name: string | null;
  attributes: { type: string; name: string; value?: unknown }[];
}

interface Root {
  type: 'root';
  children: object[];
}

const identifier = (name: string) => ({ type: 'Identifier', name });
const program = (statement: object) => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

const importOf = (local: string, module: string) => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program({
      type: 'ImportDeclaration',
      attributes: [],
      specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(local) }],
      source: { type: 'Literal', value: module, raw: JSON.stringify(module) },
    }),
  },
});

const attribute = (name: string, local: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: local,
    data: { estree: program({ type: 'ExpressionStatement', expression: identifier(local) }) },
  },
});

const isShown = (name: string | null): name is ReferenceComponent =>
  name !== null && Object.hasOwn(DATA_KINDS, name);

/**
 * Remark plugin: hands each `<API>`, `<TypeSignature>` and `<UsedIn>` its data by a static import, so
 * that a page carries the components and the definitions that it shows, and no other page does.
 *
 * @throws Error when one of them has no id in quotes
 */
export default function remarkApiData() {
  return (root: Root): void => {
    const imports = new Map<string, string>();
    visit(root as { type: string }, (node) => {
      const { type, name, attributes } = node as MdxElement;
      if (!/^mdxJsx(Flow|Text)Element$/.test(type) || !isShown(name)) return;
      const valueOf = (wanted: string) => attributes.find((found) => found.name === wanted)?.value;
      const [id, only] = [valueOf('id'), valueOf('only')];
      if (typeof id !== 'string')
        throw new Error(`<${name}> needs the name of an export in quotes: <${name} id="Form" />.`);
      const file = dataFile({
        component: name,
        id,
        only: typeof only === 'string' ? only : undefined,
      });
      const local = `apiData_${file.replace(/\W/g, '_')}`;
      imports.set(local, `@generated/api-reference/default/${file}`);
      imports.set(name, `@theme/${name}`);
      attributes.push(attribute('data', local));
    });
    for (const [local, module] of imports) root.children.unshift(importOf(local, module));
  };
}
