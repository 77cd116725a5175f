import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../plugins/library-downloads/npmCommand';
import { demoAsset } from '../../plugins/demos/demoAsset';
import { demoFiles } from '../../plugins/demos/theme/Demo/downloadDemo';
import type { DemoAsset } from '../../plugins/demos/types';
import { playgroundAsset } from '../../plugins/playground/client/playgroundAsset';
import { readDemos } from '../../plugins/demos/readDemos';
import { readLibrary } from '../../plugins/online-editors/libraryFiles';
import { generateProject } from '../../plugins/online-editors/project/generateProject';
import { runTree, startTree, type ProcessTree } from './processTree';
import { SITE_DIR } from './site';

/** The project of a demo, as it is downloaded or sent to an online editor. */
export interface DemoProject {
  id: string;
  files: Record<string, string>;
  manifest: Manifest;
}

/** What a project installs. */
export type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const readAll = () =>
  readDemos({
    siteDir: SITE_DIR,
    demosDir: path.join(SITE_DIR, 'demos'),
    lockfile: path.join(SITE_DIR, 'package-lock.json'),
  });

function projectOf(asset: DemoAsset): DemoProject {
  const library = readLibrary(path.join(SITE_DIR, 'packages/bindform'));
  const { files } = generateProject(asset, library, 'en-US');
  const { dependencies, devDependencies } = JSON.parse(files['package.json']) as Manifest;
  return { id: asset.id, files, manifest: { dependencies, devDependencies } };
}

/** The projects of all demos, in English. */
export const demoProjects = (): DemoProject[] =>
  readAll().map((demo) => projectOf(demoAsset(demo)));

/**
 * The project of what a reader has made of a demo in the playground.
 *
 * @param id the demo
 * @param edit gives the reader's files, the entry first, from those of the demo
 */
export function editedProject(
  id: string,
  edit: (files: Record<string, string>) => Record<string, string>,
): DemoProject {
  const demos = readAll();
  const demo = demos.find((each) => each.id === id)!;
  return projectOf(
    playgroundAsset(
      edit(demoFiles(demoAsset(demo))),
      demos.map(({ packages }) => packages),
    ),
  );
}

/** Writes the files of a project into a folder. */
export function writeProject({ files }: DemoProject, folder: string): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

/** A project does not inherit the tests' own NODE_ENV; its commands may be installed in a folder above. */
const environment = (root: string) => ({
  ...process.env,
  PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
  NODE_ENV: undefined,
});

/**
 * Runs npm as a reader would.
 *
 * @param root folder whose packages the project uses
 * @throws Error with the output when it fails
 */
export async function npm(args: string[], root: string, cwd = root): Promise<void> {
  const { status, output } = await runTree(...npmCommand(...args), { cwd, env: environment(root) });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
}

/** Installs packages into a folder, where each project below it finds them. */
export async function install(manifest: Manifest, root: string): Promise<void> {
  fs.mkdirSync(root, { recursive: true });
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], root);
}

/** A development server of a project. */
export interface DevServer {
  url: string;
  end: ProcessTree['end'];
}

/** Starts `npm run dev`, as online editors do, and waits for its address. */
export async function startDevServer(root: string, cwd: string): Promise<DevServer> {
  const [command, args] = npmCommand('run', 'dev', '--', '--port', '0');
  const env = { ...environment(root), NO_COLOR: '1' };
  const tree = startTree(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+\//.exec(output);
      if (address) resolve(address[0]);
    };
    tree.child.stdout?.on('data', collect);
    tree.child.stderr?.on('data', collect);
    tree.child.once('close', () => reject(new Error(`npm run dev ended:\n${output}`)));
  });
  return { url, end: tree.end };
}
