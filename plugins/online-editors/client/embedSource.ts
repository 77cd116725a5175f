import type { ProjectSource } from '../types';
import type { PlaygroundSource } from '../playground/source';
import { demoProject, stackBlitzProject } from './project';

/** What an embed shows: a demo (`asset`), a project saved on StackBlitz, or a GitHub repository. */
export type EmbedSource = { asset: ProjectSource } | { projectId: string } | { repository: string };

/** What a playground needs of an {@link EmbedSource}. */
interface ResolvedSource {
  opened: PlaygroundSource;
  /** Path of the file to open first. */
  openFile?: string;
}

/**
 * Makes the project of a demo; other sources are on StackBlitz or GitHub already.
 *
 * @param source what an embed shows
 * @throws Error when the library cannot be fetched, or the demo has no file
 */
export async function resolveSource(source: EmbedSource): Promise<ResolvedSource> {
  if (!('asset' in source)) return { opened: source };
  const project = await demoProject(source.asset);
  return { opened: { project: stackBlitzProject(project) }, openFile: project.mainFile };
}
