import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';

/** What a finished command left behind. */
export interface CommandResult {
  /** Exit code; null when it was ended from outside. */
  status: number | null;
  /** Standard output and standard error, in the order in which they came. */
  output: string;
  /** Whether it was ended because it took longer than its limit. */
  timedOut: boolean;
}

/** A command that runs, with everything that it starts. */
export interface ProcessTree {
  child: ChildProcess;
  /** Ends the command and all of its descendants at once; resolves when the command is gone. */
  end: () => Promise<void>;
}

const isWindows = process.platform === 'win32';

/** Groups that are alive, so that they end with this process even if a test never ends them. */
const alive = new Set<number>();
const killGroup = (pid: number) => {
  try {
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
};
process.on('exit', () => alive.forEach(killGroup));

/**
 * Starts a command in its own process group, so that ending it ends whatever it has started.
 *
 * @param command executable
 * @param args its arguments
 * @param options of `child_process.spawn`
 */
export function startTree(command: string, args: string[], options: SpawnOptions): ProcessTree {
  const child = spawn(command, args, { ...options, detached: !isWindows });
  const { pid } = child;
  if (pid !== undefined) alive.add(pid);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    child,
    async end() {
      if (pid !== undefined) {
        killGroup(pid);
        alive.delete(pid);
      }
      await gone;
    },
  };
}

/**
 * Runs a command to its end and gives what it printed. Unlike `spawnSync` it leaves no process
 * behind when it takes too long.
 *
 * @param command executable
 * @param args its arguments
 * @param options of `child_process.spawn`, and `limit`: after how many ms it is ended (600 000 unless given)
 */
export async function runTree(
  command: string,
  args: string[],
  { limit = 600_000, ...options }: SpawnOptions & { limit?: number },
): Promise<CommandResult> {
  const tree = startTree(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let timedOut = false;
  const collect = (chunk: Buffer) => (output += chunk.toString());
  tree.child.stdout?.on('data', collect);
  tree.child.stderr?.on('data', collect);
  const timer = setTimeout(() => {
    timedOut = true;
    void tree.end();
  }, limit);
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      tree.child.once('error', reject);
      tree.child.once('close', resolve);
    });
    return { status, output, timedOut };
  } finally {
    clearTimeout(timer);
    await tree.end();
  }
}

/** Environment variable by which {@link endMarked} recognizes the processes of a run. */
export const RUN_MARKER = 'BINDFORM_RUN';

const isMarked = (pid: string, mark: string) => {
  try {
    const environment = fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return environment.includes(`${RUN_MARKER}=${mark}`);
  } catch {
    return false;
  }
};

/**
 * Ends every process that inherited a mark, wherever in the process tree it is by now: browsers and
 * servers leave the group of the process that started them. Needs the `/proc` of Linux; elsewhere it
 * finds nothing, and process groups have to suffice.
 *
 * @param mark value of {@link RUN_MARKER} in the environment of the processes
 * @returns the command lines of what was still running
 */
export function endMarked(mark: string): string[] {
  if (!fs.existsSync('/proc')) return [];
  const left: string[] = [];
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (Number(pid) === process.pid || !isMarked(pid, mark)) continue;
    try {
      left.push(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim());
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself in the meantime.
    }
  }
  return left;
}
