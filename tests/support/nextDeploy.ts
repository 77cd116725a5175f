import fs from 'node:fs';
import path from 'node:path';
import { withHost, type PagesServerOptions } from './pagesServer';
import { BASE, BUILD_DIR, LOCALES } from './site';

/** Answers a request in place of the server of the built site. */
export type Intercept = NonNullable<PagesServerOptions['intercept']>;

const FOLDERS = ['assets/js', 'assets/css', 'assets/demos', 'assets/search', 'live'];
/** Data without a hash in its name that contains hashes of other files. */
const NAMING = /\/search-index\.json$/;
const HASH = /\b(?:[\da-f]{8}|[\dA-Z]{8})\b/g;
/** The hash in the name of a file, before its extension. */
const HASH_IN_NAME = /[.-]([\da-f]{8}|[\dA-Z]{8})\.\w+$/;

const reversed = (text: string) => [...text].reverse().join('');

/** Returns all hashes in file names of the build. */
function builtHashes(): string[] {
  const names = LOCALES.flatMap(({ prefix }) =>
    FOLDERS.flatMap((folder) => {
      const full = path.join(BUILD_DIR, prefix, folder);
      return fs.existsSync(full) ? fs.readdirSync(full) : [];
    }),
  );
  return names.flatMap((name) => HASH_IN_NAME.exec(name)?.[1] ?? []);
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};

/**
 * Serves the site as if it had been redeployed with different hashes in all file names, so that the files of an
 * open page are gone.
 *
 * @param gone which of the old files are gone; all of them by default
 */
export function nextDeploy(gone = /./): Intercept {
  const renamed = new Map(builtHashes().map((hash) => [hash, reversed(hash)]));
  const original = new Map([...renamed].map(([from, to]) => [to, from]));
  const replace = (text: string, names: Map<string, string>) =>
    text.replace(HASH, (hash) => names.get(hash) ?? hash);

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, file: string) => {
      // As latin1, since the search index is not in UTF-8, and only ASCII is replaced.
      const text = withHost(
        replace(fs.readFileSync(file, 'latin1'), renamed),
        BASE,
        request.headers.host,
      );
      response.writeHead(status, { 'content-type': TYPES[path.extname(file)] });
      response.end(text, 'latin1');
      return true;
    };
    const hash = HASH_IN_NAME.exec(pathname)?.[1];
    if (hash && renamed.has(hash)) {
      return gone.test(pathname) ? send(404, path.join(BUILD_DIR, '404.html')) : false;
    }
    const relative = replace(pathname, original).slice(BASE.length);
    const file = [relative, `${relative}.html`, path.join(relative, 'index.html')]
      .map((name) => path.join(BUILD_DIR, name))
      .find((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile());
    if (!file || !(path.extname(file) in TYPES)) return false;
    // Other data without a hash in its name is the same in both deployments.
    const isRenamed = hash || path.extname(file) !== '.json' || NAMING.test(pathname);
    return isRenamed ? send(200, file) : false;
  };
}
