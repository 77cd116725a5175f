import type { Config } from 'jest';
import serveBuild from '../serveBuild';
import { installEngines } from './engines';

/** Global setup of the tests in other engines: the engines, a fresh build and a server like GitHub Pages. */
export default async function serveToEngines(config: Config): Promise<void> {
  installEngines();
  await serveBuild(config);
}
