import type { Project } from '@stackblitz/sdk';
import { assertSlug } from './validation';

/** What a playground opens: a project made here, one saved on StackBlitz, or a GitHub repository. */
export type PlaygroundSource =
  { project: Project } | { projectId: string } | { repository: string };

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * The path on StackBlitz that opens a source.
 *
 * @param source what to open
 * @throws Error for an empty project id or repository
 */
export function sourceRoute(source: PlaygroundSource): string {
  if ('project' in source) return '/run';
  if ('projectId' in source) {
    assertSlug('project id', source.projectId);
    return `/edit/${encodePath(source.projectId)}`;
  }
  assertSlug('repository', source.repository);
  return `/github/${encodePath(source.repository)}`;
}
