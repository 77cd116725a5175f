import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { INTERNAL_NAMES } from './internalNames';

const LIBRARY = path.resolve(__dirname, '..');
const SOURCE = path.join(LIBRARY, 'src');

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(LIBRARY, 'tsconfig.build.json'), ts.sys.readFile).config,
  ts.sys,
  LIBRARY,
);
const program = ts.createProgram(fileNames, { ...options, noEmit: true });
const checker = program.getTypeChecker();
const names = new Set(INTERNAL_NAMES);

/** The member that a name stands for in the type of what it is read from, or given to. */
function memberOf(node: ts.Identifier): ts.Symbol | undefined | null {
  const { parent, text } = node;
  const typed = (type: ts.Type | undefined) => type?.getNonNullableType().getProperty(text);
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return typed(checker.getTypeAtLocation(parent.expression));
  }
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    if (parent.dotDotDotToken) return null;
    const isKey = parent.propertyName ? parent.propertyName === node : parent.name === node;
    return isKey ? typed(checker.getTypeAtLocation(parent.parent)) : null;
  }
  if (ts.isJsxAttribute(parent)) return typed(checker.getContextualType(parent.parent));
  const isMember =
    ts.isShorthandPropertyAssignment(parent) ||
    ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node);
  if (isMember && ts.isObjectLiteralExpression(parent.parent)) {
    return typed(checker.getContextualType(parent.parent));
  }
  return null;
}

/** Every place where a name that the build shortens stands for a member. */
function* uses(): Generator<{ name: string; place: string; member: ts.Symbol | undefined }> {
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(SOURCE)) continue;
    const found: ts.Identifier[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && names.has(node.text)) found.push(node);
      node.forEachChild(visit);
    };
    visit(file);
    for (const node of found) {
      const member = memberOf(node);
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const place = `${path.basename(file.fileName)}:${line + 1}: ${node.text}`;
      if (member !== null) yield { name: node.text, place, member };
    }
  }
}

it('a name that the build shortens is one of an object of the library alone', () => {
  const all = [...uses()];
  const fromOutside = all.filter(
    ({ member }) =>
      !member?.declarations?.every((at) => at.getSourceFile().fileName.startsWith(SOURCE)),
  );
  expect(fromOutside.map(({ place }) => place)).toEqual([]);
  expect([...new Set(all.map(({ name }) => name))].sort()).toEqual([...INTERNAL_NAMES].sort());
});

it('no public type has a member of such a name', () => {
  const report = fs.readFileSync(path.join(LIBRARY, 'api/bindform.api.md'), 'utf8');
  const members = [...report.matchAll(/^\s+(?:readonly )?'?([\w~]+)'?\??[:(]/gm)].map(
    ([, it]) => it,
  );
  expect(members).toContain('setFormError');
  expect(members.filter((member) => names.has(member))).toEqual([]);
});
