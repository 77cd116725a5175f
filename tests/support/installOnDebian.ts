import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Installs what was not found, as root on Debian; does nothing elsewhere.
 *
 * @param what its name, for the message
 * @param packages Debian's packages of it
 * @throws Error when apt-get fails; the reason is in its output
 */
export function installOnDebian(what: string, packages: string[]): void {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) return;
  console.log(`${what} was not found: installing ${packages.join(' and ')} with apt-get.`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
