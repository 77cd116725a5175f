import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { copySite } from '../site-copy/copySite';

/**
 * Runs Docusaurus's `write-translations` in a copy of the site, which a running server does not read.
 *
 * @param siteDir absolute path of the site
 * @param locales to write the messages of
 * @param read reads the copy, whose absolute path it gets and which is removed afterwards
 * @returns what `read` returns
 * @throws Error with the output of the command if it fails
 */
export async function withWrittenTranslations<T>(
  siteDir: string,
  locales: string[],
  read: (dir: string) => T,
): Promise<T> {
  const copy = copySite(siteDir);
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [siteDir] });
  try {
    for (const locale of locales) {
      await promisify(execFile)(
        process.execPath,
        [cli, 'write-translations', copy.dir, '--locale', locale],
        // In development, a plugin may return before all of its messages are known.
        { cwd: copy.dir, env: { ...process.env, NODE_ENV: 'production' } },
      );
    }
    return read(copy.dir);
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`write-translations failed:\n${stdout}${stderr}`, { cause });
  } finally {
    copy.remove();
  }
}
