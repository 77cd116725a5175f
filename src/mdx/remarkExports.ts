import { parseExpressionAt } from 'acorn';
import type {
  ArrowFunctionExpression,
  Expression,
  SimpleCallExpression,
  TryStatement,
} from 'estree';
import type { Root } from 'mdast';
import 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { placeOf, type PageFile } from './place';

/** Values that cannot throw in themselves. */
const HARMLESS = /^(?:Literal|ArrowFunctionExpression|FunctionExpression|ClassExpression)$/;

/** Makes `(() => { try { return value } catch (error) { throw … } })()`. */
function guarded(value: Expression, place: string, name: string): Expression {
  const said = JSON.stringify(`${place}: the export "${name}" threw while the page was loaded: `);
  const code = `(() => { try { return 0; } catch (error) { throw new Error(${said} + error.message + '. Correct it.'); } })()`;
  const parsed = parseExpressionAt(code, 0, { ecmaVersion: 'latest' });
  // Without positions, which would be those of other code in the page.
  const call = JSON.parse(
    JSON.stringify(parsed, (key, part: unknown) =>
      /^(?:start|end)$/.test(key) ? undefined : part,
    ),
  ) as SimpleCallExpression;
  const body = (call.callee as ArrowFunctionExpression).body;
  const attempt = (body.type === 'BlockStatement' && body.body[0]) as TryStatement;
  attempt.block.body = [{ type: 'ReturnStatement', argument: value }];
  return call;
}

/**
 * Remark plugin: an export of a page whose value cannot be computed throws an error that names the page and the line.
 * Its own error names neither, neither at build nor in the browser. Runs last, and leaves alone what other plugins
 * export.
 *
 * @returns a transformer
 */
export default function remarkExports() {
  return (tree: Root, file: PageFile): void => {
    visit(tree, 'mdxjsEsm', (node) => {
      // A value that is awaited cannot be moved into a function.
      if (!node.position || /\bawait\b/.test(node.value)) return;
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ExportNamedDeclaration') continue;
        if (statement.declaration?.type !== 'VariableDeclaration') continue;
        for (const declared of statement.declaration.declarations) {
          const { id, init, loc } = declared;
          if (!init || HARMLESS.test(init.type)) continue;
          const place = placeOf(file, loc ? { position: loc } : node);
          declared.init = guarded(init, place, id.type === 'Identifier' ? id.name : '{ … }');
        }
      }
    });
  };
}
