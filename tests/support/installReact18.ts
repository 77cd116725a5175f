import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../plugins/library-downloads/npmCommand';

const folder = path.resolve(__dirname, '../react18');

/** Global setup of the library's second run: installs React 18 next to the workspaces, once. */
export default function installReact18(): void {
  if (fs.existsSync(path.join(folder, 'node_modules/react/package.json'))) return;
  execFileSync(...npmCommand('ci', '--no-audit', '--no-fund'), { cwd: folder, stdio: 'inherit' });
}
