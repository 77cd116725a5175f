import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { TRANSLATIONS } from '../../../src/languages/languages';
import { movePage } from './movePage';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Other mentions of the page, as `file: lines`: tests, components and lists of addresses, to be checked by hand. */
function otherMentions(page: string): string[] {
  const { stdout } = spawnSync('git', ['grep', '-n', '--fixed-strings', page], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  const mentions = stdout
    .split('\n')
    .filter(Boolean)
    .map((mention) => mention.split(':', 2));
  return [...new Set(mentions.map(([file]) => file))].map((file) => {
    const lines = mentions.filter(([other]) => other === file).map(([, line]) => line);
    return `${file}: ${lines.join(', ')}`;
  });
}

/**
 * `npm run move-page -- intro/old intro/new`: moves a page in every language, and lists the remaining manual
 * steps. Exits with code 1 if it refuses.
 */
function main([from = '', to = '']: string[]): void {
  movePage(
    SITE_DIR,
    TRANSLATIONS.map(({ id }) => id),
    from,
    to,
  );
  console.log(
    `${from} is ${to} in every language, and the links to it are corrected. For readers who have the old address, add to redirects in docusaurus.config.ts:\n  { from: '/${from}', to: '/${to}' },`,
  );
  const mentions = otherMentions(from);
  if (mentions.length > 0) console.log(`Still named in:\n  ${mentions.join('\n  ')}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
