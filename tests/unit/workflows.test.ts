import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { scripts } from '../../package.json';
import { OTHER_ENGINES } from '../support/engines/engines';
import { SITE_DIR } from '../support/site';

interface Job {
  needs?: string | string[];
  if?: string;
  steps?: { run?: string; uses?: string; env?: { BASE?: string }; with?: { name?: string } }[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  uses?: string;
  strategy?: { matrix: { include?: { os: string; node: number }[]; shard?: number[] } };
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = path.join(SITE_DIR, '.github/workflows');

const workflows = Object.fromEntries(
  fs
    .readdirSync(FOLDER)
    .map((file) => [file, load(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow]),
);
const jobs = Object.entries(workflows).flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file}: ${name}`, job })),
);
const commands = jobs.flatMap(({ job }) => (job.steps ?? []).flatMap(({ run }) => run ?? []));
const ci = workflows['ci.yml'].jobs;
const needs = ({ needs: names = [] }: Job) => [names].flat();

/** What a job may run besides scripts of package.json. */
const OTHER_COMMANDS =
  /^(npm ci|npm audit .*|sudo apt-get .*|npm publish .*|gh (release create|workflow run) .*)$/;

it('runs what also runs locally: npm scripts that exist', () => {
  const strange = commands.filter((command) => {
    const [, script] = /npm run (?:--silent )?([\w:-]+)/.exec(command) ?? [];
    return script ? !(script in scripts) : !OTHER_COMMANDS.test(command);
  });
  expect(commands.length).toBeGreaterThan(15);
  expect(strange).toEqual([]);
});

it('ends every job that hangs', () => {
  const endless = jobs.filter(({ job }) => !job.uses && !job['timeout-minutes']);
  expect(endless.map(({ name }) => name)).toEqual([]);
});

it('gives no job more than it needs', () => {
  for (const { permissions } of Object.values(workflows)) {
    expect(permissions).toEqual({ contents: 'read' });
  }
});

it('reads one build in the jobs that test it', () => {
  const reading = Object.entries(ci).filter(([, { steps = [] }]) =>
    steps.some(({ uses }) => uses?.startsWith('actions/download-artifact@')),
  );
  expect(reading.map(([name]) => name)).toEqual(['built-output', 'end-to-end']);
  for (const [, job] of reading) expect(needs(job)).toContain('build');
});

it('leaves out for words what words cannot break, and nothing else', () => {
  const forCode = Object.entries(ci).filter(([, job]) => job.if?.includes("scope == 'code'"));
  expect(forCode.map(([name]) => name)).toEqual(['code', 'end-to-end', 'platforms']);
  for (const [, job] of forCode) expect(needs(job)).toContain('scope');
});

it('runs everything for a push: what was pushed before it may have failed', () => {
  const [step] = (ci.scope.steps ?? []).filter(({ env }) => env?.BASE);
  expect(step.env?.BASE).toBe('${{ github.event.pull_request.base.sha }}');
  expect(
    execFileSync('node', ['tests/run/scope.mjs', ''], { cwd: SITE_DIR, encoding: 'utf8' }),
  ).toBe('code\n');
});

it('tries the Node versions and systems that contributors have', () => {
  const tried = ci.platforms.strategy?.matrix.include?.map(({ os, node }) => `${os} ${node}`);
  expect(tried).toEqual([
    'ubuntu-latest 20',
    'ubuntu-latest 22',
    'ubuntu-latest 24',
    'windows-latest 22',
  ]);
});

it('runs every shard of the tests in Chromium', () => {
  const shards = ci['end-to-end'].strategy?.matrix.shard ?? [];
  const run = ci['end-to-end'].steps?.find((step) => step.run?.includes('--shard'))?.run;
  expect(run?.endsWith(`/${shards.length}`)).toBe(true);
  expect(shards).toEqual(shards.map((_shard, index) => index + 1));
});

it('deploys what has been tested, and does not wait for the audit', () => {
  const { test, deploy } = workflows['deploy.yml'].jobs;
  expect(test.uses).toBe('./.github/workflows/ci.yml');
  expect(needs(deploy)).toEqual(['test']);
  const auditing = jobs.filter(({ job }) =>
    (job.steps ?? []).some(({ run }) => run?.startsWith('npm audit')),
  );
  expect(auditing.map(({ name }) => name)).toEqual(['audit.yml: audit']);
});

it('publishes what was packed and tested, and what npm has before it is announced', () => {
  const { on, jobs: release } = workflows['release.yml'];
  expect(on).toEqual({ push: { tags: ['v*'] } });
  const runs = (job: Job) => (job.steps ?? []).flatMap(({ run }) => run ?? []).join('\n');
  const names = ({ steps = [] }: Job) => steps.flatMap(({ with: given }) => given?.name ?? []);
  expect(runs(release.check)).toMatch(/release:dry -- "\$GITHUB_REF_NAME"[^]*test:all -- packages/);
  expect([release.check, release.publish, release.announce].map(names)).toEqual(
    Array(3).fill(['release']),
  );
  expect([needs(release.publish), needs(release.announce)]).toEqual([['check'], ['publish']]);
  expect(runs(release.publish)).toMatch(/^npm publish \.\/\*\.tgz --provenance --access public/);
  expect(release.publish.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(release.check.permissions).toBeUndefined();
  expect(runs(release.announce)).toMatch(/--notes-file notes\.md[^]*gh workflow run deploy\.yml/);
  expect(workflows['deploy.yml'].on).toHaveProperty('workflow_dispatch');
});

it('runs everything at night and for a release', () => {
  const { on, jobs: nightly } = workflows['nightly.yml'];
  expect(Object.keys(on)).toEqual(expect.arrayContaining(['schedule', 'push']));
  const runs = (nightly.everything.steps ?? []).map(({ run }) => run);
  expect(runs).toContain('npm run test:all');
  const installed = runs.find((run) => run?.startsWith('sudo apt-get'))?.split(' ') ?? [];
  const engines = OTHER_ENGINES.filter(({ engine }) => engine !== 'Firefox');
  expect(installed).toEqual(expect.arrayContaining(engines.flatMap(({ packages }) => packages)));
});
