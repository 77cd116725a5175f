import type { Project } from '@stackblitz/sdk';
import type { ProjectSource } from '../types';
import { generateProject, type GeneratedProject } from '../project/generateProject';
import { loadLibrary } from './library';

/**
 * The project that shows a demo, in the page's language.
 *
 * @param asset the demo
 * @throws Error when the library cannot be fetched, or the demo has no file
 */
export async function demoProject(asset: ProjectSource): Promise<GeneratedProject> {
  return generateProject(asset, await loadLibrary(), document.documentElement.lang);
}

/**
 * The project as StackBlitz wants it: for its `node` template, dependencies are in the package.json.
 *
 * @param project the project
 */
export const stackBlitzProject = ({ title, description, files }: GeneratedProject): Project => ({
  title,
  description,
  template: 'node',
  files,
});
