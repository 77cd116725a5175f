import path from 'node:path';
import ts from 'typescript';

it('accepts the paths that a model has and refuses others', () => {
  const root = path.resolve(__dirname, '../../..');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const file = path.join(__dirname, 'types.test-d.ts');
  const program = ts.createProgram([file], {
    ...options,
    types: ['react'],
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  const complaints = ts
    .getPreEmitDiagnostics(program)
    .map((diagnostic) => ts.formatDiagnostic(diagnostic, ts.createCompilerHost(options)));
  expect(complaints).toEqual([]);
  // Were nothing refused, nothing would have been tested.
  expect(program.getSourceFile(file)?.text.match(/@ts-expect-error/g)?.length).toBeGreaterThan(20);
}, 120_000);
