import * as t from '@babel/types';

const LIBRARY = 'bindform';

/** A call of `useForm`, or of a hook that a demo builds on it, such as `useHouseForm`. */
export const USE_FORM = /\buse\w*Form\b/;

/** Names that a pattern or an identifier binds. */
const boundBy = (pattern: t.Node) => Object.keys(t.getBindingIdentifiers(pattern));

/** Whether an expression makes a form: a call of such a hook, or a ref with one of the library's types. */
function makesForm(init: t.Node | null | undefined, imported: Set<string>): boolean {
  if (!t.isCallExpression(init) || !t.isIdentifier(init.callee)) return false;
  if (USE_FORM.test(init.callee.name)) return true;
  const [type] = init.typeParameters?.params ?? init.typeArguments?.params ?? [];
  const isRef = init.callee.name === 'useRef' && t.isTSTypeReference(type);
  return isRef && t.isIdentifier(type.typeName) && imported.has(type.typeName.name);
}

/**
 * Names under which a demo reaches the library: what it imports from it, and the forms that it makes.
 *
 * @param program the parsed demo
 */
export function libraryNames(program: t.Program): Set<string> {
  const names = new Set(
    program.body.flatMap((node) =>
      t.isImportDeclaration(node) && node.source.value === LIBRARY
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  const imported = new Set(names);
  t.traverseFast(program, (node) => {
    if (!t.isVariableDeclarator(node) || !makesForm(node.init, imported)) return;
    for (const name of boundBy(node.id)) names.add(name);
  });
  return names;
}
