import { compressToBase64 } from 'lz-string';
import type { GeneratedProject } from '../project/generateProject';

/** CodeSandbox's define endpoint; `server` asks for a machine that can run Vite. */
export const DEFINE_ENDPOINT = 'https://codesandbox.io/api/v1/sandboxes/define?environment=server';

/**
 * The form fields that define a sandbox: the files as compressed JSON in an alphabet that is safe in
 * addresses, and what to open first.
 *
 * @param project the project
 */
export function codeSandboxFields({ files, mainFile }: GeneratedProject) {
  const contents = Object.entries(files).map(([path, content]) => [path, { content }]);
  const parameters = compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return { parameters, query: `file=/${mainFile}` };
}
