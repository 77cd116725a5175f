export { playgroundLink } from '@site/src/components/codeLink';
export { loadLibrary } from './library';
import { saveFile } from '@site/src/components/saveFile';
import { zipFiles } from '@site/src/components/zipFiles';
import sdk from '@stackblitz/sdk';
import type { ProjectSource } from '../types';
import { postForm } from '../playground/postForm';
import type { PlaygroundSource } from '../playground/source';
import {
  assertSlug,
  validatePlaygroundOptions,
  validateProject,
  type PlaygroundOptions,
} from '../playground/validation';
import { codeSandboxFields, DEFINE_ENDPOINT } from './codeSandbox';
import { demoProject, stackBlitzProject } from './project';

/**
 * Opens a StackBlitz project of any kind in a new tab.
 *
 * @param source a project, the id of a saved one, or a GitHub repository
 * @param options options of the playground
 * @throws Error for an empty project id or repository
 */
export function openPlayground(source: PlaygroundSource, options: PlaygroundOptions = {}): void {
  const valid = validatePlaygroundOptions(options);
  if ('project' in source) {
    sdk.openProject(validateProject(source.project), valid);
  } else if ('projectId' in source) {
    assertSlug('project id', source.projectId);
    sdk.openProjectId(source.projectId, valid);
  } else {
    assertSlug('repository', source.repository);
    sdk.openGithubProject(source.repository, valid);
  }
}

/**
 * Opens a demo on StackBlitz, in a new tab.
 *
 * @param asset the demo
 * @param options options of the playground
 * @throws Error when the library cannot be fetched, or the demo has no file
 */
export async function openInStackBlitz(
  asset: ProjectSource,
  options: PlaygroundOptions = {},
): Promise<void> {
  const project = await demoProject(asset);
  openPlayground(
    { project: stackBlitzProject(project) },
    { openFile: project.mainFile, ...options },
  );
}

/**
 * Opens a demo on CodeSandbox, in a new tab.
 *
 * @param asset the demo
 * @throws Error when the library cannot be fetched, or the demo has no file
 */
export async function openInCodeSandbox(asset: ProjectSource): Promise<void> {
  postForm(DEFINE_ENDPOINT, '_blank', codeSandboxFields(await demoProject(asset)));
}

/**
 * Downloads a demo as a ZIP archive with the same files, for readers whom no online editor reaches.
 *
 * @param asset the demo
 * @throws Error when the library cannot be fetched, or the demo has no file
 */
export async function downloadProject(asset: ProjectSource): Promise<void> {
  const { files } = await demoProject(asset);
  saveFile(`${asset.id}.zip`, zipFiles(files, `${asset.id}/`), 'application/zip');
}
