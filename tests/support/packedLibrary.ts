import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { downloadsOf } from '../../plugins/library-downloads/downloads';
import { npmCommand } from '../../plugins/library-downloads/npmCommand';
import { packLibrary } from '../../plugins/library-downloads/packLibrary';
import { SITE_DIR } from './site';

/** A project outside the repository, as a reader's, with the packed library installed. */
export interface ScratchProject {
  /** Absolute path of its folder. */
  folder: string;
  /** Runs a command in the project. @throws Error with its output when it fails */
  run: (command: string, args: string[]) => string;
  /** Writes a file of the project; an object becomes JSON. */
  write: (file: string, content: string | object) => void;
  remove: () => void;
}

const LIBRARY = path.join(SITE_DIR, 'packages/bindform');

/**
 * Creates a project and installs the packed library, which has to be built, and other packages.
 *
 * @param packages what to install next to it, with versions
 * @param files folder whose files the project starts with
 * @returns the project, which its user has to remove
 */
export function createScratchProject(packages: string[], files?: string): ScratchProject {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-project-'));
  const project: ScratchProject = {
    folder,
    run: (command, args) =>
      execFileSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        // As in a reader's terminal: test runners refuse to start within a worker of Jest.
        env: {
          ...process.env,
          NODE_ENV: undefined,
          JEST_WORKER_ID: undefined,
          NEXT_TELEMETRY_DISABLED: '1',
        },
      }),
    write: (file, content) =>
      fs.writeFileSync(
        path.join(folder, file),
        typeof content === 'string' ? content : JSON.stringify(content),
      ),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
  if (files) fs.cpSync(files, folder, { recursive: true });
  else project.write('package.json', { name: 'scratch', private: true, type: 'module' });
  packLibrary(LIBRARY, folder);
  const { tarball } = downloadsOf(LIBRARY);
  project.run(...npmCommand('install', `./${tarball}`, ...packages, '--no-audit', '--no-fund'));
  return project;
}
