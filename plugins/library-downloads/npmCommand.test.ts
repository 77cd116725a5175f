import { npmCommand } from './npmCommand';

const { platform } = process;
const setPlatform = (value: string) => Object.defineProperty(process, 'platform', { value });
afterAll(() => setPlatform(platform));

/** The command on a platform, in a script that this file of npm has started; `''` for another start. */
function commandOn(name: string, startedBy: string) {
  setPlatform(name);
  process.env.npm_execpath = startedBy;
  return npmCommand('pack', '--silent');
}

it.each(['linux', 'win32'])('runs the file of npm that has started the script on %s', (name) => {
  const command = [process.execPath, ['/npm-cli.js', 'pack', '--silent']];
  expect(commandOn(name, '/npm-cli.js')).toEqual(command);
});

it('runs npm by its name in other scripts, on Windows in a shell', () => {
  expect(commandOn('linux', '')).toEqual(['npm', ['pack', '--silent']]);
  expect(commandOn('win32', '')).toEqual(['cmd.exe', ['/d', '/c', 'npm', 'pack', '--silent']]);
});
