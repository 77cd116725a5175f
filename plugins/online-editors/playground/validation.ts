import type { EmbedOptions, FsDiff, Project } from '@stackblitz/sdk';

/** Templates that StackBlitz knows. */
export const TEMPLATES = [
  'angular-cli',
  'create-react-app',
  'html',
  'javascript',
  'node',
  'polymer',
  'typescript',
  'vue',
] as const;

/** Options that are one of a few words. */
const CHOICES = {
  sidebarView: ['project', 'search', 'ports', 'settings'],
  theme: ['light', 'dark'],
  view: ['editor', 'preview'],
} as const;

/** What names a project or a repository looks like. */
const SLUGS = {
  'project id': "'vitejs-vite'",
  repository: "'owner/name' or 'owner/name/tree/branch'",
};

/** Options that are a height in percent. */
const PERCENTAGES = ['devToolsHeight', 'terminalHeight'] as const;

/** Height of an embedded playground in px. */
export const DEFAULT_EMBED_HEIGHT = 300;

/** Where a warning goes. */
export type Warn = (message: string) => void;

/** Options of opening or embedding a playground. */
export type PlaygroundOptions = Omit<
  EmbedOptions,
  'height' | 'width' | 'organization' | 'forceEmbedLayout'
> & {
  /** Height of the embedded playground in px; 300 by default. */
  height?: number;
};

const quote = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
const list = (values: readonly string[]) => values.map(quote).join(', ');

/**
 * Checks a project before it is posted. What StackBlitz would refuse is warned about, and
 * dependencies that it would ignore are left out.
 *
 * @param project the project
 * @param warn gets each warning
 */
export function validateProject(project: Project, warn: Warn = console.warn): Project {
  if (!TEMPLATES.includes(project.template)) {
    warn(
      `Unsupported template: must be one of ${list(TEMPLATES)}, got ${quote(project.template)}.`,
    );
  }
  if (project.template !== 'node' || !project.dependencies) return project;
  warn(
    `Invalid dependencies: with the template 'node' they must be in a package.json file. They are left out.`,
  );
  return { ...project, dependencies: undefined };
}

/**
 * Holds a height in percent between 0 and 100, as a whole number.
 *
 * @param percent any number but NaN
 */
export const clampPercent = (percent: number): number =>
  Math.round(Math.min(100, Math.max(0, percent)));

/**
 * Whether an option is one of its words; a wrong one is warned about.
 *
 * @param name name of the option
 * @param value what was given for it
 * @param warn gets the warning
 */
export function isChoice(name: keyof typeof CHOICES, value: unknown, warn: Warn): boolean {
  const choices: readonly unknown[] = CHOICES[name];
  if (choices.includes(value)) return true;
  warn(
    `Invalid ${name}: must be one of ${list(CHOICES[name])}, got ${quote(value)}. It is left out.`,
  );
  return false;
}

function validPercent(name: string, value: unknown, warn: Warn): number | undefined {
  if (typeof value === 'number' && !Number.isNaN(value)) return clampPercent(value);
  warn(`Invalid ${name}: must be a number from 0 to 100, got ${quote(value)}. It is left out.`);
  return undefined;
}

function validHeight(value: unknown, warn: Warn): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  warn(
    `Invalid height: must be a number of pixels, got ${quote(value)}. ${DEFAULT_EMBED_HEIGHT} is used.`,
  );
  return DEFAULT_EMBED_HEIGHT;
}

/**
 * Checks the options of opening or embedding a playground: a wrong word or number is warned
 * about and left out, a height in percent is clamped and rounded.
 *
 * @param options the options
 * @param warn gets each warning
 */
export function validatePlaygroundOptions(
  options: PlaygroundOptions,
  warn: Warn = console.warn,
): PlaygroundOptions & { height: number } {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const valid: Record<string, unknown> = Object.fromEntries(given);
  for (const name of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
    if (name in valid && !isChoice(name, valid[name], warn)) delete valid[name];
  }
  for (const name of PERCENTAGES) {
    if (!(name in valid)) continue;
    valid[name] = validPercent(name, valid[name], warn);
    if (valid[name] === undefined) delete valid[name];
  }
  const height = 'height' in valid ? validHeight(valid.height, warn) : DEFAULT_EMBED_HEIGHT;
  return { ...valid, height };
}

/**
 * Refuses a diff without files to create and paths to destroy.
 *
 * @throws Error that says what a diff is made of
 */
export function assertFileDiff(diff: unknown): asserts diff is FsDiff {
  const { create, destroy } = (diff ?? {}) as { create?: unknown; destroy?: unknown };
  const isFiles =
    typeof create === 'object' &&
    create !== null &&
    !Array.isArray(create) &&
    Object.values(create).every((text) => typeof text === 'string');
  const isPaths = Array.isArray(destroy) && destroy.every((path) => typeof path === 'string');
  if (isFiles && isPaths) return;
  throw new Error('Invalid diff: create must be an object of files, destroy a list of paths');
}

/**
 * Refuses an empty project id or repository.
 *
 * @param kind what the text names, for the message
 * @param slug the text
 * @throws Error that names the kind
 */
export function assertSlug(
  kind: 'project id' | 'repository',
  slug: unknown,
): asserts slug is string {
  if (typeof slug === 'string' && slug.trim() !== '') return;
  throw new Error(`Invalid ${kind}: expected a text such as ${SLUGS[kind]}, got ${quote(slug)}`);
}
