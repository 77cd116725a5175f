import fs from 'node:fs';
import path from 'node:path';

/** What sees a fault: an npm script, the tests next to the source, of the built output, or in Chromium. */
export type FaultProject = 'check' | 'unit' | 'site' | 'e2e';

/** A mistake that could be made, kept as a patch, and the test that has to fail because of it. */
export interface Fault {
  /** Name of its file without the ending. */
  name: string;
  /** Absolute path of the patch. */
  patch: string;
  /** What a reader or user observes. */
  observed: string;
  project: FaultProject;
  /** Test file that catches it, below the repository; of a check, the npm script. */
  test: string;
  /** Part of the full name of the test that fails; of a check, of what it says. */
  title: string;
  /** Files that it changes, below the repository. */
  files: string[];
}

const PROJECTS = ['check', 'unit', 'site', 'e2e'];

function header(text: string, key: string, file: string): string {
  const value = new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1];
  if (!value) {
    throw new Error(`${file}: the line "${key}: …" is missing. Write it above the patch.`);
  }
  return value;
}

function readFault(patch: string): Fault {
  const file = path.basename(patch);
  const text = fs.readFileSync(patch, 'utf8');
  const project = header(text, 'Project', file);
  if (!PROJECTS.includes(project)) {
    throw new Error(
      `${file}: "${project}" is not a project. Write one of: ${PROJECTS.join(', ')}.`,
    );
  }
  return {
    name: file.replace(/\.patch$/, ''),
    patch,
    observed: header(text, 'Fault', file),
    project: project as FaultProject,
    test: header(text, 'Test', file),
    title: header(text, 'Name', file),
    files: [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, name]) => name),
  };
}

/**
 * Reads all faults, sorted by name.
 *
 * @throws Error naming the patch whose header is incomplete
 */
export function readFaults(): Fault[] {
  return fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => readFault(path.join(__dirname, file)));
}

/** The part of the repository that a fault is in: a plugin, the library, or a folder of the root. */
const roomOf = (file: string) => /^(plugins\/[^/]+|packages\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file;

/**
 * Puts faults together that do not disturb each other, so that one build shows many of them: never two
 * of the same folder, nor two that the same test file catches.
 */
export function batchesOf(faults: Fault[]): Fault[][] {
  const batches: Fault[][] = [];
  const placesOf = ({ files, test }: Fault) => [...files.map(roomOf), test];
  for (const fault of faults) {
    const places = new Set(placesOf(fault));
    const free = batches.find((batch) =>
      batch.every((other) => placesOf(other).every((place) => !places.has(place))),
    );
    if (free) free.push(fault);
    else batches.push([fault]);
  }
  return batches;
}
