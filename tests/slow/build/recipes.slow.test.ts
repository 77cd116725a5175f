import fs from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from '../../../packages/site-tools/site-copy/copySite';
import { runTree } from '../../support/processTree';
import { readRecipes, writeStep, type Recipe } from '../../support/recipes';
import { SITE_DIR } from '../../support/site';

/** Each command compiles, loads or builds the whole site (ms). */
const PATIENCE = 900_000;

const recipes = readRecipes(fs.readFileSync(path.join(SITE_DIR, 'CONTRIBUTING.md'), 'utf8'));

let copy: SiteCopy;
beforeAll(() => {
  copy = copySite(SITE_DIR);
});
afterAll(() => copy?.remove());

async function run(command: string): Promise<{ status: number | null; output: string }> {
  return runTree('bash', ['-c', command], { cwd: copy.dir, env: { ...process.env, CI: 'true' } });
}

async function follow({ steps }: Recipe): Promise<void> {
  for (const step of steps) {
    if (step.kind === 'run') {
      const { status, output } = await run(step.command);
      if (status !== 0) throw new Error(`${step.command} ended with ${status}:\n${output}`);
    } else {
      writeStep(copy.dir, step);
    }
  }
}

const created = recipes.flatMap(({ steps }) =>
  steps.flatMap((step) => (step.kind === 'create' ? [step.file] : [])),
);

/** The checks after an edit, over what the recipes have made. */
const CHECKS = [
  'npm run test:words',
  'npm run typecheck',
  `npx eslint ${created.filter((file) => /\.tsx?$/.test(file)).join(' ')}`,
  // A recipe has moved one of them.
  `npx prettier --check --no-error-on-unmatched-pattern ${created.join(' ')}`,
  'npx jest --selectProjects unit --maxWorkers 1 api-reference/completeness tests/unit/errorPages demos/readDemos navigation/',
  'npx docusaurus build',
];

// In the order of the guide: later recipes change what earlier ones made.
it.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
  'the recipe "%s" can be followed',
  async (_title, recipe) => follow(recipe),
  PATIENCE,
);

it.each(CHECKS)(
  'afterwards "%s" passes',
  async (command) => {
    const { status, output } = await run(command);
    expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
  },
  PATIENCE,
);

it(
  'a plugin without seeded faults is named',
  async () => {
    const { output } = await run('npx jest --selectProjects unit tests/unit/faults');
    expect(output).toContain('plugins/reading-time: write 2 patches in tests/faults');
  },
  PATIENCE,
);
