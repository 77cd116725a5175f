import path from 'node:path';
import { freePort } from '../../../packages/site-tools/start-all/port';
import { findChromium } from '../../support/chromium';
import { createScratchProject, type ScratchProject } from '../../support/packedLibrary';
import { pageFiles, writePageFiles, type PageFile } from '../../support/pageFiles';
import { LOCALES, SITE_DIR } from '../../support/site';

jest.setTimeout(10 * 60_000);

const FIXTURES = path.join(SITE_DIR, 'tests/fixtures/testing-guide');

/** What every project has: the forms, and the tests of the forms. */
const FORMS = ['form', 'rules', 'rows'];

/** Sections of the page whose files belong to a project, by the name of its fixture. */
const SECTIONS: Record<string, string[]> = {
  jest: ['jest', 'timers-jest', ...FORMS],
  vitest: ['vitest', 'timers-vitest', ...FORMS],
  playwright: ['form', 'playwright'],
};

/** A busy machine is slower than a reader's (ms). */
const PATIENCE = '60000';

const projects = new Map<string, ScratchProject>();

/** The project of a runner with the files of the page in a language. */
function projectOf(runner: string, locale: string): ScratchProject {
  const project = projects.get(runner) ?? createScratchProject([], path.join(FIXTURES, runner));
  projects.set(runner, project);
  const isItsFile = ({ section }: PageFile) => SECTIONS[runner].includes(section);
  writePageFiles(project, pageFiles('guides/testing', locale).filter(isItsFile));
  return project;
}

afterAll(() => projects.forEach((project) => project.remove()));

/** What `--json` prints, after what a runner may print before it. */
const resultOf = (output: string) => {
  const { numPassedTests, numFailedTests } = JSON.parse(output.slice(output.indexOf('{'))) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
};

/** Tests of the page that a runner of component tests finds; a table of three counts as three. */
const ALL_PASSED = { passed: 11, failed: 0 };

describe.each(LOCALES.map(({ id }) => id))('the files of the testing guide in %s', (locale) => {
  it('compile in each project', () => {
    for (const runner of Object.keys(SECTIONS)) {
      expect(projectOf(runner, locale).run('npx', ['tsc', '-p', '.'])).toBe('');
    }
  });

  it('pass in Jest, with CommonJS and with ES modules', () => {
    const project = projectOf('jest', locale);
    const jestIn = (config: string, ...flags: string[]) =>
      project.run(process.execPath, [
        ...flags,
        'node_modules/jest/bin/jest.js',
        `--config=${config}`,
        `--testTimeout=${PATIENCE}`,
        '--json',
        '--silent',
      ]);
    expect(resultOf(jestIn('jest.config.js'))).toEqual(ALL_PASSED);
    expect(resultOf(jestIn('jest.config.mjs', '--experimental-vm-modules'))).toEqual(ALL_PASSED);
  });

  it('pass in Vitest', () => {
    const args = ['run', '--reporter=json', `--testTimeout=${PATIENCE}`];
    const output = projectOf('vitest', locale).run('npx', ['vitest', ...args]);
    expect(resultOf(output)).toEqual(ALL_PASSED);
  });

  it('pass in Playwright, in Chromium', async () => {
    const project = projectOf('playwright', locale);
    const port = await freePort(0);
    const url = `http://localhost:${port}`;
    const launchOptions = { executablePath: findChromium(), args: ['--no-sandbox'] };
    const webServer = { command: `npm run dev -- --port ${port} --strictPort`, url };
    // The page's configuration with this machine's browser and a free port.
    project.write(
      'machine.config.ts',
      `import page from './playwright.config';
       export default { ...page, use: ${JSON.stringify({ baseURL: url, launchOptions })}, webServer: ${JSON.stringify(webServer)} };`,
    );
    const args = ['test', '--config=machine.config.ts', '--reporter=json', `--timeout=${PATIENCE}`];
    const report = project.run('npx', ['playwright', ...args]);
    const { stats } = JSON.parse(report.slice(report.indexOf('{'))) as { stats: object };
    expect(stats).toMatchObject({ expected: 3, unexpected: 0, flaky: 0, skipped: 0 });
  });
});

it('leaves no file of the page out, and both languages have the same', () => {
  const [english, chinese] = LOCALES.map(({ id }) => pageFiles('guides/testing', id));
  const used = new Set(Object.values(SECTIONS).flat());
  expect(english.filter(({ section }) => !used.has(section))).toEqual([]);
  expect(chinese.map(({ path: file }) => file)).toEqual(english.map(({ path: file }) => file));
});
