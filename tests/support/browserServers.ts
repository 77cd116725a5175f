import { chromium, type BrowserServer } from 'playwright-core';
import { findChromium } from './chromium';

/** Flags for a Chromium that makes no background requests and needs no graphics card. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell isolates sites only with a flag; readers' browsers always do.
  '--site-per-process',
  // No request leaves the machine, whatever a page or a hostile snippet asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Environment variable with the addresses of the running browsers, separated by spaces. */
const ADDRESSES = 'BINDFORM_BROWSERS';

/**
 * Starts one Chromium for each Jest worker, since starting one for each test file costs more than
 * most files.
 *
 * @param count number of workers
 * @returns the browsers, to be closed when the run is over
 * @throws Error when no Chromium is found, see {@link findChromium}
 */
export async function startBrowsers(count: number): Promise<BrowserServer[]> {
  const options = { executablePath: findChromium(), args: CHROMIUM_FLAGS };
  const servers = await Promise.all(
    Array.from({ length: count }, () => chromium.launchServer(options)),
  );
  process.env[ADDRESSES] = servers.map((server) => server.wsEndpoint()).join(' ');
  return servers;
}

/**
 * Address of the browser of this Jest worker.
 *
 * @throws Error when no browser was started, that is outside the end-to-end projects
 */
export function browserOfWorker(): string {
  const addresses = process.env[ADDRESSES]?.split(' ') ?? [];
  const worker = Number(process.env.JEST_WORKER_ID ?? 1);
  if (addresses.length === 0) {
    throw new Error('No browser is running. Run these tests with: npm run test:e2e');
  }
  return addresses[(worker - 1) % addresses.length];
}
