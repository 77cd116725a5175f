import { saveFile } from '@site/src/components/saveFile';
import { loadPart } from '@site/src/components/siteFiles/loadPart';
import type { DemoAsset } from '../../types';

/**
 * The files of a demo by path, the entry file first.
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
 * Name under which a demo is downloaded: a single file keeps its ending, several are in an archive.
 *
 * @param id id of the demo
 * @param names names of its files
 */
export const downloadName = (id: string, [entry, ...others]: string[]): string =>
  `${id}.${others.length > 0 ? 'zip' : entry.slice(entry.lastIndexOf('.') + 1)}`;

/**
 * Downloads a demo: a single file unchanged, several files as a ZIP archive.
 *
 * @param asset the demo
 */
export async function downloadDemo(asset: DemoAsset): Promise<void> {
  const files = demoFiles(asset);
  const name = downloadName(asset.id, Object.keys(files));
  const [source, ...others] = Object.values(files);
  if (!others.length) {
    saveFile(name, source, 'text/plain;charset=utf-8');
    return;
  }
  const { zipFiles } = await loadPart(() => import('@site/src/components/zipFiles'));
  saveFile(name, zipFiles(files), 'application/zip');
}
