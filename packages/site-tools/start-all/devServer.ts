import { spawn, type ChildProcess } from 'node:child_process';
import readline from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** Options of the development server of one language. */
export interface DevServerOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Locale, such as `zh-CN`. */
  locale: string;
  /** TCP port. */
  port: number;
  /** Variables to add to the current environment. */
  env: NodeJS.ProcessEnv;
}

/** Docusaurus prints the port of each server, but only the shared port matters to the user. */
const OWN_ANNOUNCEMENT = /website is running at/;

const POLL_MS = 300;

/**
 * Runs `docusaurus start` for one language, with separate generated files; each line of its output is printed with
 * the locale as a prefix.
 */
export function spawnDevServer({ siteDir, locale, port, env }: DevServerOptions): ChildProcess {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [siteDir] });
  const child = spawn(
    process.execPath,
    [cli, 'start', siteDir, '--no-open', '--locale', locale, '--port', String(port)],
    { cwd: siteDir, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr]) {
    readline.createInterface({ input: stream }).on('line', (line) => {
      if (line.trim() && !OWN_ANNOUNCEMENT.test(line)) console.log(`[${locale}] ${line}`);
    });
  }
  return child;
}

/**
 * Waits until a development server has compiled its pages; it delays every response until then.
 *
 * @param url an address of the site on that server
 */
export async function untilCompiled(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await wait(POLL_MS);
  }
}
