import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = (body: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--eval',
      `const { watched } = require(${JSON.stringify(path.join(__dirname, 'watchdog.ts'))});\n${body}`,
    ],
    { encoding: 'utf8', timeout: 60_000 },
  );

it('names a demo that never returns, and ends the process', () => {
  const { signal, stderr } = run(
    `watched('start/basic.tsx', () => 1, 200); watched('layout/loop.tsx', () => { while (true); }, 200);`,
  );
  expect(signal).toBe('SIGKILL');
  expect(stderr.trim()).toMatch(
    /^demos\/layout\/loop\.tsx: the demo has not rendered within 0\.2 s, so .+ and correct it\.$/,
  );
});

it('leaves a demo alone that returns or throws, and lets the process end', () => {
  const { status, stdout, stderr } = run(`
    try { watched('a.tsx', () => { throw new Error('thrown'); }, 200); } catch (error) { console.log(error.message); }
    console.log(watched('b.tsx', () => 'rendered'));
    setTimeout(() => console.log('later'), 400);
  `);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe('thrown\nrendered\nlater\n');
});
