import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { endMarked, RUN_MARKER, runTree, startTree } from '../support/processTree';

/** Starts a process that sleeps for ten minutes, says its id, and sleeps itself. */
const PARENT = (detached: boolean) => `
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600000)'], { detached: ${detached}, stdio: 'ignore' });
console.log(child.pid);
setTimeout(() => {}, 600000);
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** `endMarked` needs the `/proc` of Linux. */
const itWithProc = fs.existsSync('/proc') ? it : it.skip;

/** A killed process is there until its parent, or init, has taken notice. */
async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function start(detached: boolean, env: Record<string, string> = {}) {
  const tree = startTree(process.execPath, ['-e', PARENT(detached)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const said = await new Promise<Buffer>((resolve) => tree.child.stdout!.once('data', resolve));
  return { tree, grandchild: Number(said.toString()) };
}

it('ends what a command has started, with the command', async () => {
  const { tree, grandchild } = await start(false);
  expect(isAlive(grandchild)).toBe(true);
  await tree.end();
  await untilGone(grandchild);
});

itWithProc('finds and ends a process that left the group of its command', async () => {
  const mark = randomUUID();
  const { tree, grandchild } = await start(true, { [RUN_MARKER]: mark });
  await tree.end();
  expect(isAlive(grandchild)).toBe(true);
  expect(endMarked(mark)).toEqual([expect.stringContaining('setTimeout')]);
  await untilGone(grandchild);
  expect(endMarked(mark)).toEqual([]);
});

it('ends a command that takes longer than its limit', async () => {
  const endless = ['-e', 'setTimeout(() => {}, 600000)'];
  const { status, ...result } = await runTree(process.execPath, endless, { limit: 300 });
  // Windows has no signals: what was ended has an exit code there.
  expect(status).not.toBe(0);
  expect(result).toEqual({ output: '', timedOut: true });
});

it('gives the exit code and both outputs of a command that ends by itself', async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3;";
  const { status, output, timedOut } = await runTree(process.execPath, ['-e', script], {});
  expect({ status, timedOut }).toEqual({ status: 3, timedOut: false });
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('says so when a command does not exist', async () => {
  await expect(runTree('no-such-command', [], {})).rejects.toThrow('no-such-command');
});
