import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../plugins/library-downloads/npmCommand';

const folder = path.resolve(__dirname, '../package-managers');

/**
 * Installs the package managers of the installation page, once, at the versions of their lockfile.
 *
 * @returns absolute path of the folder with their commands
 */
export function installPackageManagers(): string {
  const commands = path.join(folder, 'node_modules/.bin');
  if (!fs.existsSync(path.join(commands, 'yarn'))) {
    execFileSync(...npmCommand('ci', '--no-audit', '--no-fund'), { cwd: folder, stdio: 'inherit' });
  }
  return commands;
}

/**
 * The environment in which the package managers work like in a reader's project: all of them ask the
 * registry that npm is set up with, which may be a private one without encryption.
 *
 * @param scratch absolute path of a folder for their caches
 */
export function packageManagerEnvironment(scratch: string): NodeJS.ProcessEnv {
  const registry = execFileSync(...npmCommand('config', 'get', 'registry'), {
    encoding: 'utf8',
  }).trim();
  return {
    ...process.env,
    PATH: `${installPackageManagers()}${path.delimiter}${process.env.PATH}`,
    npm_config_registry: registry,
    npm_config_update_notifier: 'false',
    BUN_INSTALL_CACHE_DIR: path.join(scratch, 'bun-cache'),
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: [new URL(registry).hostname, 'localhost'].join(','),
    YARN_GLOBAL_FOLDER: path.join(scratch, 'yarn'),
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_ENABLE_TELEMETRY: 'false',
  };
}
