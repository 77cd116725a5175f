import { findChromium } from '../chromium';
import { installOnDebian } from '../installOnDebian';
import { openChromium } from './chromium';
import type { EnginePage } from './enginePage';
import { findFirefox, openFirefox } from './firefox';
import { findWebKit, openWebKit } from './webKit';

/** A browser engine that the site is tested in. */
export interface Engine {
  engine: string;
  /** Where its browser is, if it is installed. */
  find: () => string | undefined;
  /** Debian's packages of it. */
  packages: string[];
  open: (locale: string) => Promise<EnginePage>;
}

/** The engines that the other suites, which all run in Chromium, do not see. */
export const OTHER_ENGINES: Engine[] = [
  { engine: 'Firefox', find: findFirefox, packages: ['firefox-esr'], open: openFirefox },
  {
    engine: 'WebKitGTK',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    open: openWebKit,
  },
];

/** All engines. */
export const ENGINES: Engine[] = [
  { engine: 'Chromium', find: findChromium, packages: [], open: openChromium },
  ...OTHER_ENGINES,
];

/** Installs the engines that are missing, as root on Debian; one after another, as apt-get wants it. */
export function installEngines(): void {
  for (const { engine, find, packages } of OTHER_ENGINES) {
    if (!find()) installOnDebian(engine, packages);
  }
}

/**
 * Opens a page in an engine.
 *
 * @param locale language that the browser asks for
 * @throws Error that says how to install the engine
 */
export function openIn(
  { engine, find, packages, open }: Engine,
  locale: string,
): Promise<EnginePage> {
  if (find()) return open(locale);
  throw new Error(
    `${engine} is not installed. Install it with: sudo apt-get install -y ${packages.join(' ')}`,
  );
}
