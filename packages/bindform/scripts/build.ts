import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { bundle } from './bundle';
import { changedApi } from './changedApi';

const root = path.resolve(__dirname, '..');
const dist = path.join(root, 'dist');
const declarations = path.join(dist, 'types');

const REPORT = 'bindform.api.md';

/** Says which members of which types have changed since the report was accepted. */
function refuseChangedApi(): never {
  const read = (folder: string) => fs.readFileSync(path.join(folder, REPORT), 'utf8');
  const changes = changedApi(read(path.join(root, 'api')), read(path.join(dist, 'api')));
  throw new Error(
    [
      `The public interface differs from packages/bindform/api/${REPORT}:`,
      ...changes,
      'If that is meant, accept it with: npm run api:accept --workspace bindform',
    ].join('\n'),
  );
}

/** One declaration file for all, and the report of the public interface next to it. */
function rollUpDeclarations(acceptApi: boolean): void {
  execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const config = ExtractorConfig.prepare({
    configObjectFullPath: path.join(root, 'api-extractor.json'),
    packageJsonFullPath: path.join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      newlineKind: 'lf',
      mainEntryPointFilePath: path.join(declarations, 'index.d.ts'),
      compiler: { tsconfigFilePath: path.join(root, 'tsconfig.build.json') },
      apiReport: {
        enabled: true,
        // Most options are declared in types that are not exported by themselves.
        includeForgottenExports: true,
        reportFileName: REPORT,
        reportFolder: path.join(root, 'api'),
        reportTempFolder: path.join(dist, 'api'),
      },
      dtsRollup: { enabled: true, untrimmedFilePath: path.join(dist, 'index.d.ts') },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          // Release tags are labels of single features here, not of everything.
          'ae-missing-release-tag': { logLevel: 'none' as never },
          'ae-forgotten-export': { logLevel: 'none' as never },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' as never } },
      },
    },
  });
  const { apiReportChanged, succeeded } = Extractor.invoke(config, {
    localBuild: acceptApi,
    showVerboseMessages: false,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  fs.rmSync(declarations, { recursive: true });
  if (apiReportChanged && !acceptApi) refuseChangedApi();
  if (!succeeded && !apiReportChanged) throw new Error('The declarations could not be rolled up.');
}

/** Builds what is published: two modules, one declaration file, one stylesheet. */
async function build(): Promise<void> {
  fs.rmSync(dist, { recursive: true, force: true });
  fs.mkdirSync(dist, { recursive: true });
  for (const mode of ['development', 'production'] as const) {
    fs.writeFileSync(path.join(dist, `index.${mode}.js`), await bundle(mode));
  }
  fs.copyFileSync(path.join(root, 'src/styles.css'), path.join(dist, 'styles.css'));
  rollUpDeclarations(process.argv.includes('--accept-api'));
}

build().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
