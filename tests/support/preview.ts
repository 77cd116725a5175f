import ensureBuild from './ensureBuild';
import { startPagesServer } from './pagesServer';
import { BASE, BUILD_DIR } from './site';

const DEFAULT_PORT = 3000;

function chosenPort(): number {
  const text = process.env.PORT ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT must be a whole number from 0 to 65535, got "${text}".`);
}

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
