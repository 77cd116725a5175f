import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';
import { documentedMajors } from './documentedMajors';
import { library } from './library';

/** Branches of the remote, as in a checkout with full history. */
const REMOTE_BRANCHES = ['for-each-ref', '--format=%(refname:lstrip=3)', 'refs/remotes/origin'];

/** Builds the site of an earlier major version from its branch, into the build folder of this one. */
function buildEarlier(major: number, env: NodeJS.ProcessEnv): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `site-v${major}-`));
  const run = (...args: string[]) =>
    execFileSync(...npmCommand(...args), { cwd: folder, env, stdio: 'inherit' });
  execFileSync('git', ['worktree', 'add', '--force', '--detach', folder, `origin/v${major}`]);
  try {
    run('ci');
    run('run', 'build');
    fs.cpSync(path.join(folder, 'build'), `build/v${major}`, { recursive: true });
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
  }
}

/**
 * `npm run release:earlier`: builds the documentation of each earlier major version that has a branch such as
 * `v1`, into `build/v1`. `npm run --silent release:majors` only prints the variable `SITE_MAJORS`, which lists the
 * versions for all builds.
 */
function main([mode]: string[]): void {
  const branches = execFileSync('git', REMOTE_BRANCHES, { encoding: 'utf8' }).split('\n');
  const majors = documentedMajors(library().version, branches);
  if (mode === '--print') return console.log(`SITE_MAJORS=${majors.join()}`);
  for (const major of majors.slice(1)) {
    const base = `${process.env.SITE_BASE_URL ?? '/bindform/'}v${major}/`;
    buildEarlier(major, { ...process.env, SITE_BASE_URL: base, SITE_MAJORS: majors.join() });
  }
}

main(process.argv.slice(2));
