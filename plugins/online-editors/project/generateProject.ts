import type { ProjectSource } from '../types';
import type { LibraryFiles } from '../libraryFiles';
import { codeSandboxTasks, indexHtml, tsConfig, viteConfig } from './config';
import { entrySource, errorBoundarySource } from './entry';
import { packageJson, projectDependencies } from './packageJson';

/** A Vite project that shows one demo; the same for every online editor and for the download. */
export interface GeneratedProject {
  title: string;
  description: string;
  /** Path of the demo's own file, to be opened first. */
  mainFile: string;
  /** Texts by path. */
  files: Record<string, string>;
}

/** Demo files have their own folder, so that none can take the place of `src/main.tsx`. */
const DEMO_FOLDER = 'src/demo';

/**
 * Where a file of a demo is in the generated project.
 *
 * @param file name of the file in the demo's asset
 * @throws Error for a name that leads out of the demo's folder
 */
export function demoFilePath(file: string): string {
  const segments = file.split('/').filter((segment) => segment !== '.');
  if (segments.some((segment) => segment === '..' || segment === '')) {
    throw new Error(
      `The demo file "${file}" cannot be part of a project: name it relative to the demo's own folder.`,
    );
  }
  return `${DEMO_FOLDER}/${segments.join('/')}`;
}

const moduleOf = (path: string) => path.replace(/^src\//, './').replace(/\.[jt]sx?$/, '');

/**
 * Makes a Vite + React + TypeScript project that runs a demo on its own, with the library in it.
 *
 * @param asset the demo
 * @param library the built library
 * @param language BCP 47 tag of the demo's texts
 * @throws Error that names the demo when it has no file
 */
export function generateProject(
  asset: ProjectSource,
  library: LibraryFiles,
  language: string,
): GeneratedProject {
  const demoFiles = Object.entries(asset.dependencies)
    .filter(([, { type }]) => type === 'FILE')
    .map(([file, { value }]) => [demoFilePath(file), value] as const);
  if (!demoFiles.length) {
    throw new Error(`The demo "${asset.id}" has no file, so there is nothing to open.`);
  }
  const [mainFile] = demoFiles[0];
  const dependencies = projectDependencies(asset, library.name);
  const libraryFiles = Object.entries(library.files).map(([file, text]) => [
    `${library.name}/${file}`,
    text,
  ]);
  return {
    title: asset.title,
    description: asset.description,
    mainFile,
    files: {
      ...Object.fromEntries(demoFiles),
      'src/main.tsx': entrySource(dependencies, moduleOf(mainFile)),
      'src/ErrorBoundary.tsx': errorBoundarySource(),
      'index.html': indexHtml(asset.title, language),
      'package.json': packageJson(asset, dependencies),
      'tsconfig.json': tsConfig(library),
      'vite.config.ts': viteConfig(library),
      '.codesandbox/tasks.json': codeSandboxTasks(),
      ...Object.fromEntries(libraryFiles),
    },
  };
}
