import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { I18nConfig } from '@docusaurus/types';
import config from '../../../docusaurus.config';
import { proxyEnvironment } from '../../../plugins/addresses/language/devProxy';
import { withGeneratedFilesIn } from '../../../src/upstream/environment';
import { spawnDevServer, untilCompiled } from './devServer';
import { chosenPort, freePort } from './port';

const SITE_DIR = path.resolve(__dirname, '../../..');
const { defaultLocale, locales } = config.i18n as I18nConfig;

const basePath = (locale: string) =>
  locale === defaultLocale ? config.baseUrl : `${config.baseUrl}${locale}/`;

/** Stops all servers on Ctrl+C, or when one of them exits. */
function endTogether(servers: ChildProcess[]): void {
  let exitCode: number | undefined;
  const end = (code: number) => {
    exitCode ??= code;
    servers.forEach((server) => server.kill('SIGTERM'));
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  servers.forEach((server) =>
    server.on('exit', () => {
      end(1);
      if (servers.every((each) => each.exitCode !== null || each.signalCode !== null)) {
        process.exit(exitCode);
      }
    }),
  );
}

/**
 * `npm run start:all`: serves every language on one port, so that the language switch works while writing. The
 * development server of the default language is in front and proxies the others.
 */
async function startAll(): Promise<void> {
  const port = await freePort(chosenPort(process.argv.slice(2)));
  const others = locales.filter((locale) => locale !== defaultLocale);
  const ports = await Promise.all(others.map(() => freePort(0)));
  const proxied = Object.fromEntries(others.map((locale, i) => [basePath(locale), ports[i]]));
  endTogether([
    spawnDevServer({
      siteDir: SITE_DIR,
      locale: defaultLocale,
      port,
      env: proxyEnvironment(proxied),
    }),
    ...others.map((locale, i) =>
      spawnDevServer({
        siteDir: SITE_DIR,
        locale,
        port: ports[i],
        env: withGeneratedFilesIn(`.docusaurus-${locale}`),
      }),
    ),
  ]);
  await Promise.all([
    untilCompiled(`http://localhost:${port}${config.baseUrl}`),
    ...others.map((locale, i) => untilCompiled(`http://localhost:${ports[i]}${basePath(locale)}`)),
  ]);
  const addresses = locales.map(
    (locale) => `${locale}  http://localhost:${port}${basePath(locale)}`,
  );
  console.log(`\n${addresses.join('\n')}\n\nStop with Ctrl+C.`);
}

startAll().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
