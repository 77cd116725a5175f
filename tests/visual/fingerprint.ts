import { execFileSync } from 'node:child_process';
import { findChromium } from '../support/chromium';

const said = (command: string, ...args: string[]) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return 'unknown\n';
  }
};

/** What decides on the pixels besides the site: the browser's build and the fonts it takes. */
export function fingerprint(): string {
  return [
    said(findChromium(), '--version').trim(),
    ...['system-ui', 'sans-serif', 'sans-serif:lang=zh-cn', 'monospace'].map(
      (font) => `${font}: ${said('fc-match', font).trim()}`,
    ),
  ].join('\n');
}
