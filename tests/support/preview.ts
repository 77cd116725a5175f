import { chosenPort } from '../../packages/site-tools/start-all/port';
import ensureBuild from './ensureBuild';
import { startPagesServer } from './pagesServer';
import { BASE, BUILD_DIR } from './site';

/** Builds both languages and serves them as GitHub Pages would: `npm run preview`. */
async function preview(): Promise<void> {
  const port = chosenPort();
  await ensureBuild();
  const server = await startPagesServer({ root: BUILD_DIR, base: BASE, port });
  console.log(`\nEnglish  ${server.url}\n中文     ${server.url}zh-CN/\n\nStop with Ctrl+C.`);
}

preview().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
