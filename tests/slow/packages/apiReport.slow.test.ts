import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { SITE_DIR } from '../../support/site';

jest.setTimeout(300_000);

const LIBRARY = 'packages/bindform';
const REPORT = `${LIBRARY}/api/bindform.api.md`;

let scratch: string;

/** A copy of the repository that has the library alone. */
beforeEach(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-api-'));
  fs.cpSync(path.join(SITE_DIR, LIBRARY), path.join(scratch, LIBRARY), { recursive: true });
  fs.copyFileSync(path.join(SITE_DIR, 'tsconfig.json'), path.join(scratch, 'tsconfig.json'));
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(scratch, 'node_modules'));
});
afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }));

/** Changes the source of the copy, in which the expression has to match something. */
function mutate([expression, replacement]: [RegExp, string]): void {
  const source = path.join(scratch, LIBRARY, 'src');
  const files = fs
    .readdirSync(source)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test'))
    .map((name) => path.join(source, name));
  const before = files.map((file) => fs.readFileSync(file, 'utf8'));
  const after = before.map((text) => text.replace(expression, replacement));
  expect(after).not.toEqual(before);
  files.forEach((file, index) => fs.writeFileSync(file, after[index]));
}

const build = (...options: string[]) =>
  spawnSync(
    process.execPath,
    [path.join(SITE_DIR, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts', ...options],
    { cwd: path.join(scratch, LIBRARY), encoding: 'utf8' },
  );

test.each<[string, [RegExp, string][], string[]]>([
  [
    'removed',
    [
      [/\n {2}(labelPosition|errorStyle)\?:[^;]+;/g, ''],
      [/\.(labelPosition|errorStyle)\b/g, "['$1' as never]"],
    ],
    [
      "- SharedConfig: labelPosition?: 'row' | 'top';",
      '- SharedConfig: errorStyle?: CSSProperties;',
    ],
  ],
  [
    'renamed',
    [
      [/\bfullWidth\b/g, 'wide'],
      [/\bdirection\b/g, 'flow'],
    ],
    [
      '- SharedConfig: fullWidth?: boolean;',
      '+ SharedConfig: wide?: boolean;',
      "- FormProps: direction?: 'row' | 'column';",
    ],
  ],
  [
    'narrowed',
    [
      [/labelWidth\?: number \| string;/, 'labelWidth?: number;'],
      [/ \| 'manual'/, ''],
    ],
    [
      '- SharedConfig: labelWidth?: number | string;',
      '+ SharedConfig: labelWidth?: number;',
      "+ TriggerName: type TriggerName = 'change' | 'blur' | 'touched' | 'submitted';",
    ],
  ],
])('an option that is %s stops the build, which names it', (_, mutations, named) => {
  mutations.forEach(mutate);
  const refused = build();
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  for (const line of named) expect(refused.stderr.split('\n')).toContain(line);
});

test('what was accepted builds', () => {
  mutate([/\bfullWidth\b/g, 'wide']);
  expect(build('--accept-api')).toMatchObject({ status: 0 });
  expect(build()).toMatchObject({ status: 0 });
});

/** The properties that the exported types have, by the type that declares them: `SharedConfig.trigger`. */
function declaredProperties(): Set<string> {
  const source = path.join(SITE_DIR, LIBRARY, 'src');
  const entry = path.join(source, 'index.ts');
  const { config } = ts.readConfigFile(path.join(SITE_DIR, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, SITE_DIR);
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const entryModule = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  const found = new Set<string>();
  const seen = new Set<ts.Type>();

  function visit(type: ts.Type): void {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) type.types.forEach(visit);
    for (const property of checker.getPropertiesOfType(type)) {
      const declaration = property.declarations?.[0];
      if (!declaration?.getSourceFile().fileName.startsWith(source)) continue;
      const owner = ts.findAncestor(declaration, ts.isInterfaceDeclaration);
      const name = ts.getNameOfDeclaration(declaration)?.getText();
      if (owner) found.add(`${owner.name.text}.${name}`);
      visit(checker.getTypeOfSymbol(property));
    }
    for (const signature of type.getCallSignatures()) {
      visit(signature.getReturnType());
      signature.getParameters().forEach((symbol) => visit(checker.getTypeOfSymbol(symbol)));
    }
  }
  for (const exported of checker.getExportsOfModule(entryModule)) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    visit(checker.getDeclaredTypeOfSymbol(symbol));
    if (symbol.valueDeclaration) visit(checker.getTypeOfSymbol(symbol));
  }
  return found;
}

test('the report has every option of every type that an export leads to', () => {
  const report = fs.readFileSync(path.join(SITE_DIR, REPORT), 'utf8');
  const bodies = new Map(
    [...report.matchAll(/interface (\w+)[^]*?\n}/g)].map(([body, name]) => [name, body]),
  );
  const properties = [...declaredProperties()];
  expect(properties.length).toBeGreaterThan(80);
  expect(properties).toContain('SharedConfig.labelPosition');
  const missing = properties.filter((property) => {
    const [owner, name] = property.split('.');
    const member = new RegExp(`^ +(readonly )?${name.replace(/[[\]]/g, '\\$&')}[?(:]`, 'm');
    return !member.test(bodies.get(owner) ?? '');
  });
  expect(missing).toEqual([]);
});
