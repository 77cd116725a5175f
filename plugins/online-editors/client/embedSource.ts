import type { ProjectSource } from '../types';
import type { PlaygroundSource } from '../playground/source';
import { demoFilePath } from '../project/generateProject';
import { demoProject, stackBlitzProject } from './project';

/**
 * What an embed shows: a demo (`asset`), which may have the reader's edits at first (`edited`), a project saved on
 * StackBlitz, or a GitHub repository.
 */
export type EmbedSource =
  { asset: ProjectSource; edited?: ProjectSource } | { projectId: string } | { repository: string };

/** What a playground needs of an {@link EmbedSource}. */
interface ResolvedSource {
  opened: PlaygroundSource;
  /** Path of the file to open first. */
  openFile?: string;
  /** Texts by path of the demo's own files, as they are opened. */
  placedFiles: Record<string, string>;
  /** Texts by path of the demo's own files, those of the reader (by name) in place of the original ones. */
  filesWith: (edited: Record<string, string>) => Record<string, string>;
}

const textsOf = ({ dependencies }: ProjectSource) =>
  Object.entries(dependencies)
    .filter(([, { type }]) => type === 'FILE')
    .map(([file, { value }]): [string, string] => [file, value]);

const byPath = (files: [string, string][]) =>
  Object.fromEntries(files.map(([file, text]) => [demoFilePath(file), text]));

/**
 * Makes the project of a demo; other sources are on StackBlitz or GitHub already.
 *
 * @param source what an embed shows
 * @throws Error when the library cannot be fetched, or the demo has no file
 */
export async function resolveSource(source: EmbedSource): Promise<ResolvedSource> {
  if (!('asset' in source)) {
    return { opened: source, placedFiles: {}, filesWith: (edited) => ({ ...edited }) };
  }
  const { asset, edited: placed = asset } = source;
  const project = await demoProject(placed);
  return {
    opened: { project: stackBlitzProject(project) },
    openFile: project.mainFile,
    placedFiles: byPath(textsOf(placed)),
    filesWith: (edited) => byPath([...textsOf(asset), ...Object.entries(edited)]),
  };
}
