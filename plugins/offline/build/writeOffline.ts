import fs from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { MANIFEST, SIZE, WORKER } from '../offlineFiles';
import { listFiles } from './keptFiles';
import type { OfflineStub } from './stub';

/** The oldest browsers of `browserslist` in package.json. */
const BROWSERS = ['chrome114', 'firefox125', 'safari17'];

/** A built language: its folder below that of the site, and what its plugin has noted. */
interface BuiltLanguage {
  folder: string;
  stub: OfflineStub;
}

async function builtLanguages(outDir: string): Promise<BuiltLanguage[]> {
  const entries = await fs.readdir(outDir, { withFileTypes: true });
  const folders = ['', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const text = await fs.readFile(path.join(outDir, folder, MANIFEST), 'utf8').catch(() => '');
      return text ? [{ folder, stub: JSON.parse(text) as OfflineStub }] : [];
    }),
  );
  return found.flat();
}

async function writeWorker(outDir: string, enabled: boolean): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, '../worker', enabled ? 'worker.ts' : 'withdraw.ts')],
    outfile: path.join(outDir, WORKER),
    bundle: true,
    minify: true,
    format: 'iife',
    legalComments: 'none',
    target: BROWSERS,
  });
}

/**
 * Writes the service worker, and what it saves of each language, into a built site.
 *
 * @param outDir absolute path of the built site
 * @throws Error when the site was not built with the plugin
 */
export async function writeOffline(outDir: string): Promise<void> {
  const languages = await builtLanguages(outDir);
  if (languages.length === 0) {
    throw new Error(
      `${outDir} has no ${MANIFEST}, so it was built without the plugin offline. Add the plugin and build the site first.`,
    );
  }
  // A list that is complete already, from an earlier run of the command, says nothing about it.
  const enabled = languages.every(({ stub }) => stub.enabled !== false);
  const folders = languages.map(({ folder }) => folder).filter(Boolean);
  for (const { folder } of languages) {
    const file = path.join(outDir, folder, MANIFEST);
    if (!enabled) await fs.rm(file);
    else {
      const manifest = await listFiles(path.join(outDir, folder), folder ? [] : folders);
      const { bytes } = manifest;
      await fs.writeFile(file, JSON.stringify(manifest));
      await fs.writeFile(path.join(outDir, folder, SIZE), JSON.stringify({ bytes }));
    }
  }
  await writeWorker(outDir, enabled);
}
