import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { allowInlineParts } from '../../src/postBuild/pagePolicy';
import { pagesAnswer, startPagesServer, withHost } from './pagesServer';
import { BASE, BUILD_DIR } from './site';

/** The built site, whose pages report what their policy stops. */
export interface WatchedSite {
  url: string;
  /** What has been stopped since the last call, as `<page>: <directive> <what> <where>`. */
  stopped: () => string[];
  close: () => Promise<void>;
}

const REPORTS = `${BASE}policy-report`;

/** Runs before everything else in a page, in each engine; a beacon outlives the page. */
const RECORDER = `<script>document.addEventListener('securitypolicyviolation', (event) => navigator.sendBeacon('${REPORTS}', [
  location.pathname + ':', event.effectiveDirective, event.blockedURI, event.sourceFile + ':' + event.lineNumber, event.sample,
].join(' ')))</script>`;

const POLICY = /<meta\b[^>]*content-security-policy[^>]*>/i;

/** A page with the recorder in it, allowed like the page's own scripts; nothing for other files. */
function recordingPage(pathname: string, host: string | undefined) {
  const { status, ...answer } = pagesAnswer(BUILD_DIR, BASE, pathname);
  // The frames of the live editor have their own policy.
  const isPage = 'file' in answer && /(?<!\/live\/[^/]*)\.html$/.test(answer.file);
  if (!isPage) return undefined;
  const html = fs.readFileSync(answer.file, 'utf8');
  if (!POLICY.test(html)) return undefined;
  const recording = allowInlineParts(html.replace(POLICY, (policy) => policy + RECORDER));
  return { status, html: withHost(recording, BASE, host) };
}

/** Serves the build as GitHub Pages does, but for what it adds to each page. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const reports: string[] = [];
  const server = await startPagesServer({
    root: BUILD_DIR,
    base: BASE,
    port: 0,
    intercept: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === REPORTS) {
        void text(request).then((report) => reports.push(report.trim()));
        response.writeHead(204).end();
        return true;
      }
      const page = recordingPage(pathname, request.headers.host);
      if (!page) return false;
      response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page.html);
      return true;
    },
  });
  return { url: server.url, stopped: () => reports.splice(0), close: server.close };
}
