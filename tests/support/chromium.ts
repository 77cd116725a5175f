import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright-core';
import { installOnDebian } from './installOnDebian';

/** The same engine without the window around it, which costs half of the processor time. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DEBIAN_PACKAGES = [SHELL, 'chromium', 'fonts-noto-cjk'];

const isExecutable = (file: string) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${name}`)
    .find(isExecutable);
}

function installed(isWhole: boolean): string | undefined {
  const names = isWhole ? BROWSERS : [SHELL, ...BROWSERS];
  return [...names.map(onPath), chromium.executablePath()].find(
    (file) => file !== undefined && isExecutable(file),
  );
}

const remedy = () =>
  process.platform === 'linux' && spawnSync('which', ['apt-get']).status === 0
    ? `sudo apt-get install -y ${DEBIAN_PACKAGES.join(' ')}`
    : 'npx playwright-core install chromium';

/**
 * Finds a Chromium for the end-to-end tests: `CHROME_PATH`, then the system's (the headless shell
 * before the whole browser), then a Playwright download; as root on Debian it installs one.
 *
 * @param options `isWhole`: the whole browser is needed, with what it does besides showing pages
 * @returns absolute path of the executable
 * @throws Error with the one command to run when none is found and none can be installed
 */
export function findChromium({ isWhole = false } = {}): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(
      `CHROME_PATH is "${chosen}", which is not an executable file. Correct it, or unset it to use the system's Chromium.`,
    );
  }
  const found = installed(isWhole);
  if (found) return found;
  installOnDebian('Chromium', DEBIAN_PACKAGES);
  const afterInstall = installed(isWhole);
  if (afterInstall) return afterInstall;
  throw new Error(`The end-to-end tests need Chromium. Install it with: ${remedy()}`);
}
