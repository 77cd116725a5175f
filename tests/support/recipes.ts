import fs from 'node:fs';
import path from 'node:path';

/** One step of a recipe: a file to create, lines to change in a file, or a command to run. */
export type RecipeStep =
  | { kind: 'create'; file: string; text: string }
  | { kind: 'change'; file: string; lines: string[] }
  | { kind: 'run'; command: string };

/** A recipe of CONTRIBUTING.md. */
export interface Recipe {
  title: string;
  /** The sentence that says how long it takes. */
  duration: string | undefined;
  steps: RecipeStep[];
}

const RECIPE = /^#### (?<title>.+)\n(?<body>[^]*?)(?=^#{2,4} |(?![^]))/gm;
const DURATION = /^Takes \d+ (?:minutes?|hours?)\b/m;
const BLOCK = /^(?<before>.*)\n\n(?<fence>`{3,4})(?<language>\w+)\n(?<text>[^]*?)\n\k<fence>$/gm;
const FILE = /\b(?<verb>Create|Change) `(?<file>[^`]+)`:$/;

/** Ends a line of a change whose rest does not matter. */
const REST = '…';

function readStep({ before, language, text }: Record<string, string>): RecipeStep {
  if (language === 'bash') return { kind: 'run', command: text };
  const { verb, file } = FILE.exec(before)?.groups ?? {};
  if (verb === 'Create') return { kind: 'create', file, text: `${text}\n` };
  if (verb === 'Change') return { kind: 'change', file, lines: text.split('\n') };
  throw new Error(
    `CONTRIBUTING.md: the block after "${before}" has no file. End that line with: Create \`file\`: or Change \`file\`:`,
  );
}

/** Headings inside blocks are no recipes, so blocks are looked for first. */
const hideHeadings = (text: string) =>
  text.replace(/^(`{3,4})\w+\n[^]*?\n\1$/gm, (block) => block.replace(/^#/gm, '\0'));

/**
 * Reads the recipes of the contributing guide.
 *
 * @param text CONTRIBUTING.md
 * @throws Error naming a block that says neither "Create" nor "Change"
 */
export const readRecipes = (text: string): Recipe[] =>
  [...hideHeadings(text).matchAll(RECIPE)].map(({ groups }) => {
    const body = groups!.body.replaceAll('\0', '#');
    return {
      title: groups!.title,
      duration: DURATION.exec(body)?.[0],
      steps: [...body.matchAll(BLOCK)].map((block) => readStep(block.groups!)),
    };
  });

const matches = (line: string, wanted: string) =>
  wanted.endsWith(REST) ? line.startsWith(wanted.slice(0, -1)) : line === wanted;

/**
 * Changes lines of a text as a diff without line numbers says.
 *
 * @param lines each begins with a space (stays), `-` (goes) or `+` (comes)
 * @throws Error when the lines that stay or go are not in the text, or more than once
 */
export function changeLines(text: string, lines: string[]): string {
  const old = text.split('\n');
  const wanted = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const places = old.flatMap((_line, at) =>
    wanted.every((line, offset) => matches(old[at + offset] ?? '', line)) ? [at] : [],
  );
  if (places.length !== 1) {
    throw new Error(
      `These lines are there ${places.length} times, not once:\n${wanted.join('\n')}`,
    );
  }
  let at = places[0];
  const changed = lines.flatMap((line) => {
    if (line.startsWith('+')) return [line.slice(1)];
    at += 1;
    return line.startsWith('-') ? [] : [old[at - 1]];
  });
  return [...old.slice(0, places[0]), ...changed, ...old.slice(at)].join('\n');
}

/**
 * Carries out a step that creates or changes a file.
 *
 * @param dir absolute path of the copy of the site
 */
export function writeStep(dir: string, step: Exclude<RecipeStep, { kind: 'run' }>): void {
  const file = path.join(dir, step.file);
  if (step.kind === 'change') {
    fs.writeFileSync(file, changeLines(fs.readFileSync(file, 'utf8'), step.lines));
    return;
  }
  if (fs.existsSync(file)) throw new Error(`${step.file} is there already.`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, step.text);
}
