import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { bundle, ENTRIES, type Bundle } from './bundle';
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

/**
 * Rolls the declarations of an entry up into one file; the main one gets a report next to it.
 *
 * @returns whether that report differs from the accepted one
 */
function rollUp(entry: Bundle['entry'], acceptApi: boolean): boolean {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: path.join(root, 'api-extractor.json'),
    packageJsonFullPath: path.join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      newlineKind: 'lf',
      mainEntryPointFilePath: path.join(declarations, `${entry}.d.ts`),
      compiler: { tsconfigFilePath: path.join(root, 'tsconfig.build.json') },
      apiReport: {
        enabled: entry === 'index',
        // Most options are declared in types that are not exported by themselves.
        includeForgottenExports: true,
        reportFileName: REPORT,
        reportFolder: path.join(root, 'api'),
        reportTempFolder: path.join(dist, 'api'),
      },
      dtsRollup: { enabled: true, untrimmedFilePath: path.join(dist, `${entry}.d.ts`) },
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
  if (!succeeded && !apiReportChanged) throw new Error('The declarations could not be rolled up.');
  return apiReportChanged;
}

/** One declaration file for each entry, in both formats. */
function writeDeclarations(acceptApi: boolean): void {
  execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const changed = ENTRIES.filter((entry) => rollUp(entry, acceptApi));
  fs.rmSync(declarations, { recursive: true });
  if (changed.length > 0 && !acceptApi) refuseChangedApi();
  for (const entry of ENTRIES) {
    fs.copyFileSync(path.join(dist, `${entry}.d.ts`), path.join(dist, `${entry}.d.cts`));
  }
}

const FORMATS = { esm: 'js', cjs: 'cjs' } as const;

/** Writes a module in both formats, each with its source map. */
async function writeModule(
  name: string,
  entry: Bundle['entry'],
  mode: Bundle['mode'],
): Promise<void> {
  for (const [format, extension] of Object.entries(FORMATS)) {
    const { code, map } = await bundle({ entry, mode, format: format as Bundle['format'] });
    const file = `${name}.${extension}`;
    fs.writeFileSync(path.join(dist, file), `${code}\n//# sourceMappingURL=${file}.map\n`);
    fs.writeFileSync(path.join(dist, `${file}.map`), map);
  }
}

/**
 * What `require` loads: the build that a variable names which Node and Jest know, since they set no
 * condition for it. The exports are written out, so that tools can read them.
 */
function commonJs(): string {
  const names = Object.keys(require(path.join(dist, 'index.production.cjs')) as object);
  return [
    "'use client';",
    "const isProduction = process.env.NODE_ENV === 'production';",
    "const library = isProduction ? require('./index.production.cjs') : require('./index.development.cjs');",
    "Object.defineProperty(exports, '__esModule', { value: true });",
    ...names.map((name) => `exports.${name} = library.${name};`),
    '',
  ].join('\n');
}

/** Builds what is published: modules in both formats, their declarations, one stylesheet. */
async function build(): Promise<void> {
  fs.rmSync(dist, { recursive: true, force: true });
  fs.mkdirSync(dist, { recursive: true });
  await writeModule('index.development', 'index', 'development');
  await writeModule('index.production', 'index', 'production');
  for (const entry of ENTRIES.slice(1)) await writeModule(entry, entry, 'production');
  fs.writeFileSync(path.join(dist, 'index.cjs'), commonJs());
  for (const stylesheet of ['styles.css', 'devtools.css']) {
    fs.copyFileSync(path.join(root, 'src', stylesheet), path.join(dist, stylesheet));
    // TypeScript 6 asks for a declaration of whatever is imported.
    fs.writeFileSync(path.join(dist, `${stylesheet}.d.ts`), 'export {};\n');
  }
  writeDeclarations(process.argv.includes('--accept-api'));
}

build().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
