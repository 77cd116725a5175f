import { saveFile } from '@site/src/components/saveFile';
import type { DemoAsset } from '../../types';

/**
 * The files of a demo by their path, the entry first.
 *
 * @param asset the demo
 */
export function demoFiles(asset: DemoAsset): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asset.dependencies).flatMap(([name, { type, value }]) =>
      type === 'FILE' ? [[name, value]] : [],
    ),
  );
}

/**
 * Saves a demo on the reader's disk: a single file as it is, several as a zip archive.
 *
 * @param asset the demo
 */
export async function downloadDemo(asset: DemoAsset): Promise<void> {
  const files = Object.entries(demoFiles(asset));
  if (files.length === 1) {
    saveFile(`${asset.id}.tsx`, files[0][1], 'text/plain;charset=utf-8');
    return;
  }
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.fromEntries(files.map(([name, source]) => [name, strToU8(source)]));
  saveFile(`${asset.id}.zip`, zipSync(entries), 'application/zip');
}
