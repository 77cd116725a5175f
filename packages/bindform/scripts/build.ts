import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { bundle, ENTRIES, type Bundle } from './bundle';
import { changedApi } from './changedApi';
import { replaceFolder } from './replaceFolder';

const root = path.resolve(__dirname, '..');

const REPORT = 'bindform.api.md';

/** Says which members of which types have changed since the report was accepted. */
function refuseChangedApi(report: string): never {
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const changes = changedApi(read(path.join(root, 'api', REPORT)), read(report));
  throw new Error(
    [
      `The public interface differs from packages/bindform/api/${REPORT}:`,
      ...changes,
      'If that is meant, accept it with: npm run api:accept --workspace packages/bindform',
    ].join('\n'),
  );
}

/** Absolute paths of the folders of a build. */
interface Folders {
  /** What becomes `dist`. */
  out: string;
  /** Declarations of single modules. */
  declarations: string;
  /** The report of the interface as it is now. */
  reports: string;
}

/**
 * Rolls the declarations of an entry up into one file; the main one gets a report next to it.
 *
 * @returns whether that report differs from the accepted one
 */
function rollUp(
  entry: Bundle['entry'],
  { out, declarations, reports }: Folders,
  acceptApi: boolean,
): boolean {
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
        reportTempFolder: reports,
      },
      dtsRollup: { enabled: true, untrimmedFilePath: path.join(out, `${entry}.d.ts`) },
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
function writeDeclarations(folders: Folders, acceptApi: boolean): void {
  const { out, declarations, reports } = folders;
  const tsc = require.resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', declarations], {
    cwd: root,
    stdio: 'inherit',
  });
  const changed = ENTRIES.filter((entry) => rollUp(entry, folders, acceptApi));
  if (changed.length > 0 && !acceptApi) refuseChangedApi(path.join(reports, REPORT));
  for (const entry of ENTRIES) {
    fs.copyFileSync(path.join(out, `${entry}.d.ts`), path.join(out, `${entry}.d.cts`));
  }
}

const FORMATS = { esm: 'js', cjs: 'cjs' } as const;

/** Writes a module in both formats, each with its source map. */
async function writeModule(
  out: string,
  name: string,
  { entry, mode }: Pick<Bundle, 'entry' | 'mode'>,
): Promise<void> {
  for (const [format, extension] of Object.entries(FORMATS)) {
    const { code, map } = await bundle({ entry, mode, format: format as Bundle['format'] });
    const file = `${name}.${extension}`;
    fs.writeFileSync(path.join(out, file), `${code}\n//# sourceMappingURL=${file}.map\n`);
    fs.writeFileSync(path.join(out, `${file}.map`), map);
  }
}

/**
 * What `require` loads: the build that a variable names which Node and Jest know, since they set no
 * condition for it. The exports are written out, so that tools can read them.
 */
function commonJs(out: string): string {
  const names = Object.keys(require(path.join(out, 'index.production.cjs')) as object);
  return [
    "'use client';",
    "const isProduction = process.env.NODE_ENV === 'production';",
    "const library = isProduction ? require('./index.production.cjs') : require('./index.development.cjs');",
    "Object.defineProperty(exports, '__esModule', { value: true });",
    ...names.map((name) => `exports.${name} = library.${name};`),
    '',
  ].join('\n');
}

async function writeModules(out: string): Promise<void> {
  await writeModule(out, 'index.development', { entry: 'index', mode: 'development' });
  await writeModule(out, 'index.production', { entry: 'index', mode: 'production' });
  for (const entry of ENTRIES.slice(1))
    await writeModule(out, entry, { entry, mode: 'production' });
  fs.writeFileSync(path.join(out, 'index.cjs'), commonJs(out));
}

function writeStylesheets(out: string): void {
  for (const stylesheet of ['styles.css', 'devtools.css']) {
    fs.copyFileSync(path.join(root, 'src', stylesheet), path.join(out, stylesheet));
    // TypeScript 6 asks for a declaration of whatever is imported.
    fs.writeFileSync(path.join(out, `${stylesheet}.d.ts`), 'export {};\n');
  }
}

/**
 * Builds what is published: modules in both formats, their declarations, one stylesheet. Running servers read `dist`, so
 * it is replaced only by a complete build.
 */
async function build(): Promise<void> {
  const acceptApi = process.argv.includes('--accept-api');
  if (acceptApi) {
    console.log(
      `Building the library and writing its public interface to packages/bindform/api/${REPORT}; takes about a minute.`,
    );
  }
  const cache = path.join(root, '.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'build-'));
  try {
    const [out, declarations, reports] = ['dist', 'types', 'api'].map((name) =>
      path.join(folder, name),
    );
    fs.mkdirSync(out);
    await writeModules(out);
    writeStylesheets(out);
    writeDeclarations({ out, declarations, reports }, acceptApi);
    replaceFolder(path.join(root, 'dist'), out);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

build().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
