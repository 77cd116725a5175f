import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import mime from 'mime-types';
import { MANIFEST, type KeptFile, type OfflineManifest } from '../../plugins/offline/offlineFiles';

/** Where and what a {@link startPagesServer} serves. */
export interface PagesServerOptions {
  /** Folder of the built site. */
  root: string;
  /** Base path of the site, with both slashes, for instance `/bindform/`. */
  base: string;
  /** TCP port; 0 takes any free one. */
  port: number;
  /** Sees each request before the server does; returning true means that it has answered. */
  intercept?: (request: http.IncomingMessage, response: http.ServerResponse) => boolean;
}

/** A running server. */
export interface PagesServer {
  /** Address of the site's base, for instance `http://localhost:4173/bindform/`. */
  url: string;
  close: () => Promise<void>;
}

type Answer = { status: 200 | 404; file: string } | { status: 301; location: string };

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The path inside the root, or undefined for a path that is malformed or names a folder above. */
function resolveInside(root: string, relative: string): string | undefined {
  try {
    const decoded = decodeURIComponent(relative);
    return /(^|[\\/])\.\.([\\/]|$)/.test(decoded) ? undefined : path.join(root, decoded);
  } catch {
    return undefined;
  }
}

/**
 * Picks what GitHub Pages would answer: `x` or `x.html` for `/x`, `x/index.html` for `/x/`, a redirect
 * from `/x` to `/x/` where only the folder exists, else the root `404.html` with status 404.
 */
export function pagesAnswer(root: string, base: string, pathname: string): Answer {
  const notFound: Answer = { status: 404, file: path.join(root, '404.html') };
  if (`${pathname}/` === base) return { status: 301, location: base };
  if (!pathname.startsWith(base)) return notFound;
  const target = resolveInside(root, pathname.slice(base.length));
  if (!target) return notFound;
  const index = path.join(target, 'index.html');
  if (pathname.endsWith('/')) return isFile(index) ? { status: 200, file: index } : notFound;
  if (isFile(target)) return { status: 200, file: target };
  if (isFile(`${target}.html`)) return { status: 200, file: `${target}.html` };
  return isFile(index) ? { status: 301, location: `${pathname}/` } : notFound;
}

/** The policy of a page, with the address for which the site was built. */
export const POLICY = /<meta\b[^>]*content-security-policy[^>]*>/i;

/**
 * Gives the policy of a page the address of the server that answers.
 *
 * @param html text of the page
 * @param base base path of the site
 * @param host host and port, as in the header of the request
 */
export function withHost(html: string, base: string, host: string | undefined): string {
  const origin = new RegExp(`https?://[^\\s;"/]+(?=${base})`, 'g');
  return html.replace(POLICY, (policy) => policy.replace(origin, `http://${host}`));
}

/** Gives the list of pages to keep for offline reading the digests of the pages as they are sent. */
function withDigests(file: string, base: string, host: string | undefined): string {
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as OfflineManifest;
  const files = manifest.files.map(([address, size, digest]): KeptFile => {
    const answer = pagesAnswer(path.dirname(file), '/', `/${address}`);
    if (answer.status !== 200 || !answer.file.endsWith('.html')) return [address, size, digest];
    const hash = createHash('sha256')
      .update(bytesOf(answer.file, base, host))
      .digest('base64');
    return [address, size, hash.slice(0, digest.length)];
  });
  return JSON.stringify({ ...manifest, files });
}

/**
 * Reads a file of the build as it is sent: policies and digests are those for the server that answers.
 *
 * @param file absolute path
 * @param base base path of the site
 * @param host host and port, as in the header of the request
 */
export function bytesOf(file: string, base: string, host: string | undefined): Buffer {
  if (path.basename(file) === MANIFEST) return Buffer.from(withDigests(file, base, host));
  const bytes = fs.readFileSync(file);
  return file.endsWith('.html') ? Buffer.from(withHost(bytes.toString(), base, host)) : bytes;
}

const COMPRESSIBLE = /^text\/|javascript|json|xml|svg|wasm/;

/** Compressed files, by path, time of change and host: tests load the same scripts thousands of times. */
const compressed = new Map<string, Buffer>();

function gzipOf(file: string, base: string, host: string | undefined): Buffer {
  const key = `${file} ${fs.statSync(file).mtimeMs} ${host}`;
  const bytes = compressed.get(key) ?? zlib.gzipSync(bytesOf(file, base, host));
  compressed.set(key, bytes);
  return bytes;
}

function sendFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  answer: Answer,
  base: string,
) {
  if (answer.status === 301) {
    response.writeHead(301, { location: answer.location }).end();
    return;
  }
  const type = mime.contentType(path.extname(answer.file)) || 'application/octet-stream';
  const gzip =
    COMPRESSIBLE.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const { host } = request.headers;
  const body = (gzip ? gzipOf : bytesOf)(answer.file, base, host);
  response.writeHead(answer.status, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'max-age=600',
    'access-control-allow-origin': '*',
    ...(gzip && { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Serves a built site the way GitHub Pages does, for the preview and the end-to-end tests.
 *
 * @throws Error naming the port when it is taken
 */
export async function startPagesServer(options: PagesServerOptions): Promise<PagesServer> {
  const root = path.resolve(options.root);
  const server = http.createServer((request, response) => {
    if (options.intercept?.(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    sendFile(request, response, pagesAnswer(root, options.base, pathname), options.base);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${options.port} is in use. Stop the program that uses it, or choose another port with PORT=<number>.`,
            )
          : error,
      );
    });
    server.listen(options.port, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${options.base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
