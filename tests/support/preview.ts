import { chosenPort } from '../../packages/site-tools/start-all/port';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/languages/languages';
import ensureBuild from './ensureBuild';
import { startPagesServer } from './pagesServer';
import { BASE, BUILD_DIR } from './site';

/** Builds all languages and serves them as GitHub Pages would: `npm run preview`. */
async function preview(): Promise<void> {
  const port = chosenPort();
  await ensureBuild();
  const server = await startPagesServer({ root: BUILD_DIR, base: BASE, port });
  const homes = LANGUAGES.map(
    ({ id, label }) => `${server.url}${id === DEFAULT_LANGUAGE ? '' : `${id}/`}  ${label}`,
  );
  console.log(`\n${homes.join('\n')}\n\nStop with Ctrl+C.`);
}

preview().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
