import { strToU8, zipSync } from 'fflate';
import type { GeneratedProject } from '../project/generateProject';

/**
 * Packs a project as a ZIP archive with one folder.
 *
 * @param project the project
 * @param folder name of the folder
 */
export function zipProject({ files }: GeneratedProject, folder: string): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries));
}
